import { chakra, useSlotRecipe } from "@chakra-ui/react";
import { LuChevronDown } from "react-icons/lu";
import type { Block } from "../../../schema/blocks/index.ts";
import { CardContent, CardDate } from "../../components/cards/card-content.tsx";
import { CardPicture, CardTitle } from "../../components/cards/card-picture.tsx";
import { columnRoom, useRoom } from "../../components/pictures/room.ts";
import { Section } from "../../components/section.tsx";

/** The columns of items, as their recipe has them; widths in rem. */
const narrowest = 20;
const gap = 1.5;
const mostColumns = 3;

/** Items that open on a click: the browser's own `details`, which need no script and are found by its search. */
export function AccordionGroup({ block: { id, title, level, items } }: { block: Block<"accordion-group"> }) {
  const styles = useSlotRecipe({ key: "accordion" })();
  const room = columnRoom(useRoom(), mostColumns, narrowest, gap);
  return (
    <Section id={id} title={title} level={level}>
      <chakra.div css={styles.root}>
        {items.map((item, index) => (
          <chakra.details key={index} css={styles.item}>
            <chakra.summary css={styles.itemTrigger}>
              <CardTitle card={item} />
              <chakra.span css={styles.itemIndicator} aria-hidden>
                <LuChevronDown size="100%" />
              </chakra.span>
            </chakra.summary>
            <chakra.div css={styles.itemBody}>
              <CardPicture card={item} room={room} width="full" css={{ "& picture": { borderRadius: "control" } }} />
              <CardDate card={item} />
              <CardContent card={item} />
            </chakra.div>
          </chakra.details>
        ))}
      </chakra.div>
    </Section>
  );
}
