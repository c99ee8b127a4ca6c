import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import type { ResolvedImage } from "../../schema/resolve/resolver.ts";

interface PictureProps extends Omit<HTMLChakraProps<"img">, "src" | "alt"> {
  image: ResolvedImage;
  /** Whether the page is not complete without it: loaded first rather than when it comes into view. */
  priority?: boolean;
}

/** A picture of known size, so that nothing moves when it arrives. */
export function Picture({ image, priority = false, ...props }: PictureProps) {
  return (
    <chakra.img
      src={image.src}
      alt={image.alt}
      htmlWidth={image.width}
      htmlHeight={image.height}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : "auto"}
      decoding="async"
      objectFit="cover"
      bg="surface"
      {...props}
    />
  );
}
