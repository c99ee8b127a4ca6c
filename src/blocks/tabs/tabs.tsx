import { chakra } from "@chakra-ui/react";
import { useContext } from "react";
import type { Block } from "../../../schema/blocks/index.ts";
import { BlockNode } from "../../components/section.tsx";
import { Island } from "../../islands/island.tsx";
import { TabSet } from "../../islands/tab-set.tsx";
import { Blocks } from "../blocks.tsx";

export function Tabs({ block: { id, level, label, tabs } }: { block: Block<"tabs"> }) {
  return (
    <Island
      {...useContext(BlockNode)}
      name="tab-set"
      component={TabSet}
      props={{ id, level, label, tabs: tabs.map((tab) => ({ id: tab.id, label: tab.label })) }}
      slots={tabs.map((tab) => (
        <chakra.div key={tab.id} display="flex" flexDirection="column" gap="12">
          <Blocks blocks={tab.blocks} />
        </chakra.div>
      ))}
    />
  );
}
