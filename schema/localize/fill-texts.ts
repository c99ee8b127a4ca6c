import type { Content } from "../content.ts";
import { extentOf } from "../kinds.ts";
import { isRun, type Plain, plain, type Text } from "../text.ts";
import { plainLongText, plainWords } from "../words/plain.ts";
import { fillPlaceholders, namedPlaceholders, placeholderValues } from "./placeholders.ts";
import { mapContent } from "./put-texts.ts";

/** Fills in placeholders, except in rich text, where the parser does it. */
export function fillContent(content: Content): Content {
  const values = namedPlaceholders(content.profile);
  return mapTexts(content, (text, extent) => (extent ? text : fillPlaceholders(text, values)));
}

/** Content as plain strings, for formats without rich text and language runs. */
export function plainContent(content: Content): Plain<Content>;
export function plainContent(content: Content): Content {
  const { role, ...names } = content.profile;
  const values = placeholderValues({ ...names, role: plain(role) });
  return mapTexts(content, (text, extent) => {
    const words = plain(text);
    const said = extent === undefined ? words : extent === "line" ? plainWords(words) : plainLongText(words);
    return fillPlaceholders(said, values);
  });
}

function mapTexts(content: Content, change: (text: Text, extent: "line" | "blocks" | undefined) => Text): Content {
  return mapContent(content, (value, kind) =>
    typeof value === "string" || isRun(value) ? change(value, kind && extentOf(kind)) : value,
  );
}
