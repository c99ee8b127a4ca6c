import { z } from "zod";
import type { Card } from "../entities/card.ts";
import { entity } from "../entities/index.ts";
import { listOf } from "../object.ts";
import { label } from "../primitives.ts";
import { plain } from "../text.ts";
import { columns, defineTitled, linkLabel } from "./define/define-block.ts";
import { arrange, grouped } from "./define/grouped.ts";

export const cardGrid = defineTitled({
  type: "card-grid",
  description: "Cards side by side: education, achievements, skills, projects …",
  fields: {
    title: label.optional().meta({ description: "A heading over the cards." }),
    linkLabel: linkLabel("the link on every project's card"),
    columns: columns(3),
    filter: z.boolean().default(false).meta({
      description:
        "`true` lets visitors choose one of the cards' tags and see those that have it, once two tags at least stand on the cards. The choice stands in the address, as `?tag=React`, so that you can link to it.",
    }),
    variant: z.enum(["boxes", "cells", "ruled", "rows", "tinted"]).optional().meta({
      description:
        "How the cards look: each in a box (`boxes`), in cells that share their lines (`cells`), between rules (`ruled`), in rows with the date or the picture at the side (`rows`), or in colours by turns (`tinted`). If you leave it out, it is as the design has it.",
    }),
    covers: z.boolean().default(true).meta({
      description: "Whether projects without a picture have a drawing in its place, each its own.",
    }),
    grouped,
    cards: listOf(entity).meta({ entry: "card", description: "The cards, in their order." }),
  },
  example: {
    type: "card-grid",
    title: "Skills",
    cards: [
      { type: "skill", title: "MERN Stack", description: "Full-stack apps with MongoDB, Express, React and Node.js." },
      { type: "achievement", title: "First prize", date: "2024", details: { paragraphs: ["The whole story."] } },
    ],
  },
  traits: ({ filter, cards }) => ({ entries: { at: "/cards", entities: cards, areFiltered: filter } }),
  resolve: ({ columns, linkLabel, filter, variant, covers, grouped, cards: entities }, { card }, inner) => {
    const cards = arrange(entities, grouped, (entity, depth) => card(entity, linkLabel, inner + depth));
    return { columns, variant, covers, cards, choices: filter ? listChoices(cards) : [] };
  },
});

/** The distinct tags of cards, in reading order; empty if there are fewer than two. */
function listChoices(cards: readonly Card[]): string[] {
  const choices = [...new Set(cards.flatMap(({ tags }) => tags.map((tag) => plain(tag))))];
  return choices.length > 1 ? choices : [];
}
