import { chakra, type HTMLChakraProps, type SystemStyleObject } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { InlineText as InlineTextValue } from "../../../schema/rich-text/tree.ts";
import { useStyles } from "../../theme/use-styles.ts";
import { Paragraph } from "../text/inline-text.tsx";

interface FigureProps extends HTMLChakraProps<"figure"> {
  caption: InlineTextValue | undefined;
  captionCss?: SystemStyleObject;
  children: ReactNode;
}

export function Figure({ caption, children, css = {}, captionCss = {}, ...figure }: FigureProps) {
  const { root, caption: look } = useStyles("figure");
  return (
    <chakra.figure css={[root, css]} {...figure}>
      {children}
      <Paragraph as="figcaption" words={caption} css={[look, captionCss]} />
    </chakra.figure>
  );
}
