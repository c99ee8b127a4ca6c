import { entry, listOf } from "../object.ts";
import { label } from "../primitives.ts";
import { defineTitled } from "./define/define-block.ts";

export const stats = defineTitled({
  type: "stats",
  description: "A few numbers that say much, large and side by side.",
  fields: {
    title: label.optional().meta({ description: "A heading over the numbers." }),
    items: listOf(
      entry({
        value: label.meta({ description: "The number, with its unit if it has one.", examples: ["40 %"] }),
        label: label.meta({ description: "What it counts.", examples: ["less current at rest"] }),
      }).meta({ title: "Number", description: "A number and what it counts." }),
    ).meta({ entry: "number", description: "The numbers, in their order." }),
  },
  example: {
    type: "stats",
    title: "In numbers",
    items: [
      { value: "12", label: "boards in production" },
      { value: "40 %", label: "less current at rest" },
      { value: "3", label: "patent applications" },
    ],
  },
  resolve: ({ items }) => ({ items }),
});
