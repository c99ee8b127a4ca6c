import { isWords } from "../../../kinds.ts";
import type { TextValue } from "../../content-index/gather.ts";
import type { Visitors } from "../../rule.ts";

/**
 * Visits what of the content may refer to the profile, or be left over from an example: of texts with marks, the words
 * between these; code and formulas have braces, too.
 */
export function looseTexts(look: (value: TextValue) => void): Visitors {
  const read = new Set<TextValue>();
  return {
    part({ part, value, place }) {
      if (part.kind !== "run") return;
      read.add(value);
      look({ ...value, kind: "text", text: part.text, place });
    },
    any(value) {
      if (!isWords(value.kind) || !(value.isPart || read.has(value))) look(value);
    },
  };
}
