import type { Block } from "../../../schema/blocks/index.ts";
import { Chips, TextList } from "../../components/lists.tsx";
import { Section } from "../../components/section.tsx";

export function List({ block: { id, title, level, items, style } }: { block: Block<"list"> }) {
  return (
    <Section id={id} title={title} level={level} isText>
      {style === "chips" ? (
        <Chips items={items} />
      ) : (
        <TextList
          items={items}
          as={style === "numbers" ? "ol" : "ul"}
          listStyle={style === "numbers" ? "decimal" : "disc"}
          ps="6"
          maxWidth="measure"
        />
      )}
    </Section>
  );
}
