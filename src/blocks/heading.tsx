import { chakra } from "@chakra-ui/react";
import { useContext } from "react";
import type { Block } from "../../schema/blocks/index.ts";
import { BlockNode, LevelHeading, useIsTopLevel } from "../components/section.tsx";
import { Paragraph } from "../components/text/inline-text.tsx";
import { TypedLines } from "../components/text/typed-lines.tsx";
import { useStyles } from "../theme/use-styles.ts";

export function Heading({ block: { id, level, text, intro, typed } }: { block: Block<"heading"> }) {
  const styles = useStyles("heading", { first: level === 1, whole: useIsTopLevel() });
  return (
    <chakra.div id={id} css={styles.root} {...useContext(BlockNode)}>
      <LevelHeading level={level} css={styles.text} text={text} />
      <Paragraph words={intro} css={styles.intro} />
      {typed && <TypedLines typed={typed} css={intro === undefined ? styles.typed : {}} />}
    </chakra.div>
  );
}
