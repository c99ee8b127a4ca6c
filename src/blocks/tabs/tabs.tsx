import { chakra } from "@chakra-ui/react";
import type { Block } from "../../../schema/blocks/index.ts";
import { PartOfPage } from "../../components/section.tsx";
import { Island } from "../../islands/island.tsx";
import { TabSet } from "../../islands/tab-set.tsx";
import { useStyles } from "../../theme/use-styles.ts";
import { Blocks } from "../blocks.tsx";

export function Tabs({ block: { id, level, label, tabs } }: { block: Block<"tabs"> }) {
  const styles = useStyles("tabs");
  return (
    <Island
      name="tab-set"
      component={TabSet}
      props={{ id, level, label, tabs: tabs.map((tab) => ({ id: tab.id, label: tab.label })) }}
      slots={tabs.map((tab) => (
        <chakra.div key={tab.id} css={styles.panel}>
          <PartOfPage>
            <Blocks blocks={tab.blocks} />
          </PartOfPage>
        </chakra.div>
      ))}
    />
  );
}
