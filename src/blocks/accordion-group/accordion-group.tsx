import { chakra, useSlotRecipe } from "@chakra-ui/react";
import { LuChevronDown } from "react-icons/lu";
import type { Block } from "../../../schema/blocks/index.ts";
import { CardContent, CardDate } from "../../components/card-content.tsx";
import { LevelHeading, Section } from "../../components/section.tsx";

/** Items that open on a click: the browser's own `details`, which need no script and are found by its search. */
export function AccordionGroup({ block: { id, title, level, items } }: { block: Block<"accordion-group"> }) {
  const styles = useSlotRecipe({ key: "accordion" })();
  return (
    <Section id={id} title={title} level={level}>
      <chakra.div css={styles.root}>
        {items.map((item, index) => (
          <chakra.details key={index} css={styles.item}>
            <chakra.summary css={styles.itemTrigger}>
              <LevelHeading level={item.level} textStyle="item">
                {item.title}
              </LevelHeading>
              <chakra.span css={styles.itemIndicator} aria-hidden>
                <LuChevronDown size="100%" />
              </chakra.span>
            </chakra.summary>
            <chakra.div css={styles.itemBody}>
              <CardDate card={item} />
              <CardContent card={item} />
            </chakra.div>
          </chakra.details>
        ))}
      </chakra.div>
    </Section>
  );
}
