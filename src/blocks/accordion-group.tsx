import { chakra } from "@chakra-ui/react";
import type { Block } from "../../schema/blocks/index.ts";
import { CardContent, CardDate } from "../components/cards/card-content.tsx";
import { CardPicture, CardTitle } from "../components/cards/card-picture.tsx";
import { GridParts } from "../components/grid-parts.tsx";
import { columnWidth, useWidth } from "../components/pictures/container-width.ts";
import { Section } from "../components/section.tsx";
import { nodeProps } from "../components/text/text.tsx";
import { plain } from "../text.ts";
import { useStyles } from "../theme/use-styles.ts";

/** Column layout, equal to that of the `accordion` recipe. Lengths in rem. */
const narrowest = 20;
const gap = 1.5;
const mostColumns = 3;
const closedHeight = 3.6;

/** Expandable items. Native `details` elements work without scripts, and find-in-page searches them. */
export function AccordionGroup({ block: { id, title, level, width, items } }: { block: Block<"accordion-group"> }) {
  const styles = useStyles("accordion", { width });
  const available = columnWidth(useWidth(), mostColumns, narrowest, gap);
  return (
    <Section id={id} title={title} level={level} isNarrow={width !== "full"}>
      <GridParts
        items={items}
        grid={styles.root}
        columns={{ most: width === "full" ? 1 : mostColumns, narrowest, gap }}
        rowHeight={closedHeight}
        render={(item) => (
          <chakra.details css={styles.item} {...nodeProps(item)}>
            <chakra.summary css={styles.itemTrigger}>
              <CardTitle card={item} css={styles.title} />
              {width === "full" && item.tags.length > 0 && (
                // The item's body repeats the tags for screen readers.
                <chakra.span css={styles.tags} aria-hidden>
                  {item.tags.map(plain).join(" · ")}
                </chakra.span>
              )}
            </chakra.summary>
            <chakra.div css={styles.itemBody}>
              <CardPicture card={item} available={available} css={styles.picture} frame={styles.frame} />
              <CardDate card={item} />
              <CardContent card={item} />
            </chakra.div>
          </chakra.details>
        )}
      />
    </Section>
  );
}
