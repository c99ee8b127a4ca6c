import type { Block } from "../../schema/blocks/index.ts";
import type { Card } from "../../schema/entities/card.ts";
import { PostEntries, type PostEntry } from "../components/post-entries.tsx";
import { Section } from "../components/section.tsx";
import { CardGrid } from "./card-grid.tsx";

/** Entries published elsewhere: a list like the site's own posts, or a card grid if there are several columns. */
export function Feed({ block }: { block: Block<"feed"> }) {
  const { id, title, level, columns, cards } = block;
  if (columns > 1)
    return <CardGrid block={{ ...block, type: "card-grid", variant: undefined, covers: false, choices: [] }} />;
  return (
    <Section id={id} title={title} level={level}>
      <PostEntries entries={cards.map(asEntry)} />
    </Section>
  );
}

function asEntry({ node, level, title, date, facts, text, tags, links: [link] }: Card): PostEntry {
  const names = facts.flatMap((fact) => ("text" in fact ? [fact.text] : []));
  return { node, level, title, date, text, tags, href: link?.href, facts: link ? [...names, link.label] : names };
}
