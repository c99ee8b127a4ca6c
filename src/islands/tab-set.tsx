import { chakra } from "@chakra-ui/react";
import { Tabs } from "@chakra-ui/react/tabs";
import type { ReactNode } from "react";
import type { Text } from "../../schema/text.ts";
import { LevelHeading } from "../components/section.tsx";
import { textProps } from "../components/text/text.tsx";
import * as marks from "../marks.ts";
import { plain } from "../text.ts";
import { useStyles } from "../theme/use-styles.ts";

export interface TabSetProps {
  id: string;
  level: number;
  label?: Text | undefined;
  tabs: { id: string; label: Text }[];
}

/** Tabs over panels. Ids are given, not generated: they are the same on the server and in the browser. */
export function TabSet({ id, level, label, tabs, slots }: TabSetProps & { slots: readonly ReactNode[] }) {
  const styles = useStyles("tabs");
  const { title } = useStyles("section");
  return (
    <Tabs.Root
      id={id}
      ids={{ root: id, trigger: (value) => `${value}_tab`, content: (value) => value }}
      defaultValue={tabs[0]?.id}
      activationMode="automatic"
    >
      <Tabs.List aria-label={label && plain(label)} {...{ [marks.needsJs]: true }}>
        {tabs.map((tab) => (
          <Tabs.Trigger
            key={tab.id}
            value={tab.id}
            // The list may go on beyond the edge of a phone, and the library moves the focus without scrolling.
            onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" })}
            {...textProps(tab.label)}
          />
        ))}
      </Tabs.List>
      {tabs.map((tab, index) => (
        <Tabs.Content key={tab.id} value={tab.id}>
          <chakra.div {...{ [marks.headsPanel]: true }} css={styles.heading}>
            <LevelHeading level={level} css={[title, styles.title]} text={tab.label} />
          </chakra.div>
          {slots[index]}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
