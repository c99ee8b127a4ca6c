import { chakra } from "@chakra-ui/react";
import { useContext } from "react";
import type { Block } from "../../schema/blocks/index.ts";
import { BlockNode, LevelHeading, PartOfPage } from "../components/section.tsx";
import { textProps } from "../components/text/text.tsx";
import * as dataAttributes from "../data-attributes.ts";
import { plain } from "../text.ts";
import { useStyles } from "../theme/use-styles.ts";
import { Blocks } from "./blocks.tsx";

/** Tabs over panels. `client/enhancements/tabs.ts` switches them; without scripts all panels are shown. */
export function Tabs({ block: { id, level, label, tabs } }: { block: Block<"tabs"> }) {
  const styles = useStyles("tabs");
  const { title } = useStyles("section");
  return (
    <chakra.div id={id} css={styles.root} {...useContext(BlockNode)}>
      <chakra.div
        role="tablist"
        aria-label={label && plain(label)}
        {...{ [dataAttributes.needsJs]: true }}
        css={styles.list}
      >
        {tabs.map((tab, index) => (
          <chakra.button
            key={tab.id}
            type="button"
            role="tab"
            id={`${tab.id}_tab`}
            aria-controls={tab.id}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
            css={styles.trigger}
            {...textProps(tab.label)}
          />
        ))}
      </chakra.div>
      {tabs.map((tab, index) => (
        <chakra.div
          key={tab.id}
          role="tabpanel"
          id={tab.id}
          aria-labelledby={`${tab.id}_tab`}
          tabIndex={0}
          hidden={index > 0}
          css={styles.content}
        >
          <chakra.div {...{ [dataAttributes.headsPanel]: true }} css={styles.heading}>
            <LevelHeading level={level} css={[title, styles.title]} text={tab.label} />
          </chakra.div>
          <chakra.div css={styles.panel}>
            <PartOfPage isTab>
              <Blocks blocks={tab.blocks} />
            </PartOfPage>
          </chakra.div>
        </chakra.div>
      ))}
    </chakra.div>
  );
}
