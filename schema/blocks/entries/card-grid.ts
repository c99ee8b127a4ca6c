import { z } from "zod";
import { entity } from "../../entities/index.ts";
import { action, label } from "../../primitives.ts";
import { defineBlock } from "../define/define-block.ts";

export const cardGrid = defineBlock({
  type: "card-grid",
  description: "Cards side by side: education, achievements, skills, projects …",
  fields: {
    title: label.optional().meta({ description: "A heading over the cards." }),
    linkLabel: action.default("Know more").meta({ description: "The words of the link on every project's card." }),
    columns: z
      .int()
      .min(1)
      .max(4)
      .default(3)
      .meta({ description: "The most cards that stand side by side on a wide screen." }),
    cards: z.array(entity).min(1).meta({ entry: "card", description: "The cards, in their order." }),
  },
  example: {
    type: "card-grid",
    title: "Skills",
    cards: [
      { type: "skill", title: "MERN Stack", description: "Full-stack apps with MongoDB, Express, React and Node.js." },
      { type: "achievement", title: "First prize", date: "2024", details: { paragraphs: ["The whole story."] } },
    ],
  },
  holds: ({ title, cards }) => ({ heading: title, entries: { at: "/cards", entities: cards } }),
  resolve: ({ title, columns, linkLabel, cards }, { level, card }) => ({
    level,
    title,
    columns,
    cards: cards.map((entity) => card(entity, linkLabel, title ? level + 1 : level)),
  }),
});
