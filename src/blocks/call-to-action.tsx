import { chakra } from "@chakra-ui/react";
import { useContext } from "react";
import type { Block } from "../../schema/blocks/index.ts";
import { Actions } from "../components/actions.tsx";
import { BlockNode, LevelHeading } from "../components/section.tsx";
import { Paragraph } from "../components/text/inline-text.tsx";
import { useStyles } from "../theme/use-styles.ts";

export function CallToAction({ block: { id, level, title, text, actions } }: { block: Block<"call-to-action"> }) {
  const styles = useStyles("callToAction");
  return (
    <chakra.section id={id} css={styles.root} {...useContext(BlockNode)}>
      {title !== undefined && <LevelHeading level={level} isLarge css={styles.title} text={title} />}
      <Paragraph words={text} css={styles.text} />
      <Actions actions={actions} />
    </chakra.section>
  );
}
