import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** A picture and, where there are some, the words under it. */
export function Figure({
  caption,
  children,
  ...figure
}: { caption: string | undefined; children: ReactNode } & HTMLChakraProps<"figure">) {
  return (
    <chakra.figure minWidth="0" {...figure}>
      {children}
      {caption !== undefined && (
        <chakra.figcaption textStyle="small" color="muted" pt="2" maxWidth="measure">
          {caption}
        </chakra.figcaption>
      )}
    </chakra.figure>
  );
}
