import type { Block } from "../../schema/blocks/index.ts";
import { Chips, TextList } from "../components/lists.tsx";
import { Section } from "../components/section.tsx";
import { useStyles } from "../theme/use-styles.ts";

export function List({ block: { id, title, level, items, style } }: { block: Block<"list"> }) {
  const styles = useStyles("section", { numbers: style === "numbers" });
  return (
    <Section id={id} title={title} level={level} isText>
      {style === "chips" ? (
        <Chips items={items} />
      ) : (
        <TextList items={items} as={style === "numbers" ? "ol" : "ul"} css={styles.list} />
      )}
    </Section>
  );
}
