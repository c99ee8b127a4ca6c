import type { Block } from "../../schema/blocks/index.ts";
import { Section } from "../components/section.tsx";
import { LongText } from "../components/text/long-text.tsx";

export function Prose({ block: { id, title, level, lead, text } }: { block: Block<"prose"> }) {
  return (
    <Section id={id} title={title} level={level} isText hasLead={lead}>
      <LongText blocks={text} />
    </Section>
  );
}
