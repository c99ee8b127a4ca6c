import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { Words as FormedWords } from "../../../schema/words/tree.ts";
import { useStyles } from "../../theme/use-styles.ts";
import { Paragraph } from "../text/words.tsx";

/** A picture and, where there are some, the words under it. */
export function Figure({
  caption,
  children,
  css = {},
  ...figure
}: { caption: FormedWords | undefined; children: ReactNode } & HTMLChakraProps<"figure">) {
  const styles = useStyles("figure");
  return (
    <chakra.figure css={[styles.root, css]} {...figure}>
      {children}
      <Paragraph as="figcaption" words={caption} css={styles.caption} />
    </chakra.figure>
  );
}
