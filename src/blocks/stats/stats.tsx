import { chakra } from "@chakra-ui/react";
import type { Block } from "../../../schema/blocks/index.ts";
import { Section } from "../../components/section.tsx";

/** Numbers over what they count; who hears them hears first what is counted. */
export function Stats({ block: { id, title, level, items } }: { block: Block<"stats"> }) {
  return (
    <Section id={id} title={title} level={level}>
      <chakra.dl
        display="grid"
        columnGap="8"
        rowGap="6"
        gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 8rem), 1fr))"
      >
        {items.map(({ value, label }, index) => (
          <chakra.div
            key={index}
            display="flex"
            flexDirection="column-reverse"
            justifyContent="flex-end"
            gap="1"
            borderTopWidth="1px"
            borderColor="line"
            pt="3"
            minWidth="0"
          >
            <chakra.dt textStyle="small" color="muted">
              {label}
            </chakra.dt>
            <chakra.dd textStyle="title" color="accent">
              {value}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </Section>
  );
}
