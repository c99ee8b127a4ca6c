import { chakra, type HTMLChakraProps, type SystemStyleObject } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { Words as FormedWords } from "../../../schema/words/tree.ts";
import { useStyles } from "../../theme/use-styles.ts";
import { Paragraph } from "../text/words.tsx";

interface FigureProps extends HTMLChakraProps<"figure"> {
  caption: FormedWords | undefined;
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
