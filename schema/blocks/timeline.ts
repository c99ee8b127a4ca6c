import { groupByEmployer } from "../entities/group.ts";
import { entity } from "../entities/index.ts";
import { listOf } from "../object.ts";
import { label } from "../primitives.ts";
import { defineTitled, linkLabel } from "./define/define-block.ts";

export const timeline = defineTitled({
  type: "timeline",
  description: "What happened when, down a line: positions, degrees, prizes, projects.",
  fields: {
    title: label.optional().meta({ description: "A heading over the line." }),
    linkLabel: linkLabel("a link that has none of its own"),
    items: listOf(entity).meta({
      entry: "item",
      description:
        "What stands along the line, in your order: readers look for the newest first. Positions at one organization that follow each other stand under its name.",
    }),
  },
  example: {
    type: "timeline",
    title: "So far",
    items: [
      { type: "experience", position: "Firmware engineer", organization: "Volt Labs", start: "2025-07" },
      { type: "experience", position: "Intern", organization: "Volt Labs", start: "2024-01", end: "2024-06" },
      { type: "education", degree: "B.E. Electronics", institution: "Your College", start: "2021", end: "2025" },
    ],
  },
  traits: ({ items }) => ({ entries: { at: "/items", entities: items, areDated: true } }),
  resolve: ({ linkLabel, items }, { card }, inner) => ({
    stops: groupByEmployer(items, { withSingles: true }).map(({ employer, entities }) => ({
      level: inner,
      employer,
      cards: entities.map((entity) => card(entity, linkLabel, employer === undefined ? inner : inner + 1)),
    })),
  }),
});
