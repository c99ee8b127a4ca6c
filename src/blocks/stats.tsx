import { chakra } from "@chakra-ui/react";
import type { Block } from "../../schema/blocks/index.ts";
import { Section } from "../components/section.tsx";
import { textProps } from "../components/text/text.tsx";
import { plain } from "../text.ts";
import { leadingOf } from "../theme/leading.ts";
import { useStyles } from "../theme/use-styles.ts";

/** Numbers above their labels. Screen readers read the label first. */
export function Stats({ block: { id, title, level, items } }: { block: Block<"stats"> }) {
  const styles = useStyles("stats");
  return (
    <Section id={id} title={title} level={level}>
      <chakra.dl css={styles.root}>
        {items.map(({ value, label }, index) => (
          <chakra.div key={index} css={styles.item}>
            <chakra.dt css={styles.label} {...textProps(label)} />
            <chakra.dd css={styles.value} style={leadingOf(plain(value))} {...textProps(value)} />
          </chakra.div>
        ))}
      </chakra.dl>
    </Section>
  );
}
