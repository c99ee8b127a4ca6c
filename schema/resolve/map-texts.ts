import type { Content } from "../content.ts";
import { extentOf } from "../kinds.ts";
import { mapContent } from "../localize/put-texts.ts";
import { plainLongText, plainWords } from "../words/plain.ts";
import { fillPlaceholders, placeholderValues } from "./text.ts";

/** Content with its placeholders filled in, but for texts with form: those are filled in when their marks are read. */
export function fillContent(content: Content): Content {
  return mapTexts(content, (text) => text);
}

/** The same for those who know no form: their words stand without marks. */
export function plainContent(content: Content): Content {
  const values = placeholderValues(content.profile);
  return mapTexts(content, (text, extent) =>
    fillPlaceholders(extent === "line" ? plainWords(text) : plainLongText(text), values),
  );
}

/** Fills in the placeholders of texts that have no form; what becomes of the others `form` says. */
function mapTexts(content: Content, form: (text: string, extent: "line" | "blocks") => string): Content {
  const values = placeholderValues(content.profile);
  return mapContent(content, (value, kind) => {
    if (typeof value !== "string") return value;
    const extent = kind && extentOf(kind);
    return extent ? form(value, extent) : fillPlaceholders(value, values);
  });
}
