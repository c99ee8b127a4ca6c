import { chakra } from "@chakra-ui/react";
import type { Block } from "../../../schema/blocks/index.ts";
import { Section } from "../../components/section.tsx";

export function Prose({ block: { id, title, level, paragraphs } }: { block: Block<"prose"> }) {
  return (
    <Section id={id} title={title} level={level}>
      {paragraphs.map((paragraph, index) => (
        <chakra.p key={index} maxWidth="measure">
          {paragraph}
        </chakra.p>
      ))}
    </Section>
  );
}
