import { label, text } from "../primitives.ts";
import { actions, resolveActions } from "./define/actions.ts";
import { defineTitled } from "./define/define-block.ts";

export const callToAction = defineTitled({
  type: "call-to-action",
  description: "What you would like visitors to do next, with buttons that lead there.",
  fields: {
    title: label.optional().meta({ description: "What it is about, in a few words." }),
    text: text.optional().meta({ description: "A sentence over the buttons.", examples: ["I am free from July on."] }),
    actions,
  },
  example: {
    type: "call-to-action",
    title: "Let's build something",
    text: "I look for work on small devices from July on.",
    actions: [{ label: "Write to me", to: "mailto:work@example.com", style: "primary" }],
  },
  resolve: ({ text, actions }, resolver) => ({
    text: text === undefined ? undefined : resolver.words(text),
    actions: resolveActions(actions, resolver),
  }),
});
