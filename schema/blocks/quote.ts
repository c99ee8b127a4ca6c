import { hostOf } from "../links.ts";
import { label, name, quote as said, webAddress } from "../primitives.ts";
import { addNodeIds, idOf } from "../source/node-ids.ts";
import { defineTitled } from "./define/define-block.ts";

export const quote = defineTitled({
  type: "quote",
  description: "A sentence that somebody said or wrote, set apart.",
  fields: {
    title: label.optional().meta({ description: "A heading over the quotation.", examples: ["What I go by"] }),
    text: said.meta({ description: "What was said, without quotation marks." }),
    by: name.optional().meta({ description: "Who said it.", examples: ["Grace Hopper"] }),
    source: webAddress.optional().meta({ description: "The web address of where it stands, if there is one." }),
  },
  example: {
    type: "quote",
    text: "A ship in port is safe, but that is not what ships are built for.",
    by: "Grace Hopper",
    source: "https://en.wikiquote.org/wiki/Grace_Hopper",
  },
  resolve: (block, { words }) => {
    const by = block.by && addNodeIds(block.by, idOf(block, "by"));
    const source = block.source === undefined ? undefined : { label: by ?? hostOf(block.source), href: block.source };
    return { text: words(block.text), by, source };
  },
});
