import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import type { ResolvedImage } from "../../schema/blocks/define/resolver.ts";

interface PictureProps extends HTMLChakraProps<"picture"> {
  image: ResolvedImage;
  /** How wide the picture is shown, as HTML's `sizes` says it. */
  sizes: string;
  /** Whether the page is not complete without it: loaded first rather than when it comes into view. */
  priority?: boolean;
}

/** A picture that fills a frame of known size, so that nothing moves when it arrives. The frame takes the styles. */
export function Picture({ image, sizes, priority = false, ...frame }: PictureProps) {
  const { src, alt, width, height, sources } = image;
  // Where a picture loads late, browsers may know its true width by then.
  const shownSizes = priority ? sizes : `auto, ${sizes}`;
  return (
    <chakra.picture display="block" overflow="hidden" bg="surface" {...frame}>
      {sources?.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={shownSizes} />
      ))}
      <chakra.img
        src={src}
        alt={alt}
        htmlWidth={width}
        htmlHeight={height}
        sizes={sources && !priority ? shownSizes : undefined}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding={priority ? undefined : "async"}
        boxSize="full"
        objectFit="cover"
        // Where the picture is missing, its text stands in the middle of the frame.
        alignContent="center"
        textAlign="center"
        borderRadius="inherit"
      />
    </chakra.picture>
  );
}
