import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { Words as FormedWords } from "../../../schema/words/tree.ts";
import { Words } from "../text/words.tsx";

/** A picture and, where there are some, the words under it. */
export function Figure({
  caption,
  children,
  ...figure
}: { caption: FormedWords | undefined; children: ReactNode } & HTMLChakraProps<"figure">) {
  return (
    <chakra.figure minWidth="0" {...figure}>
      {children}
      {caption !== undefined && (
        <chakra.figcaption textStyle="small" color="muted" pt="2" maxWidth="measure">
          <Words words={caption} />
        </chakra.figcaption>
      )}
    </chakra.figure>
  );
}
