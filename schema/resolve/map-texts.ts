import type { Content } from "../content.ts";
import { contentNode, mapContent as mapNodes } from "../document/content-node.ts";
import { isRecord } from "../json-schema/schema-parts.ts";
import { extentOf, isRecordKind, type Kind, type PartKind } from "../kinds.ts";
import { plainLongText, plainWords } from "../words/plain.ts";
import { fillPlaceholders, placeholderValues } from "./text.ts";

/** Makes of a value of some kind another of the same; a value that has none, or keeps its place, it gives back. */
type Change = (value: unknown, kind: Kind | PartKind | undefined) => unknown;

/** A copy of sound content in which each value is what `change` makes of it; of an object or list first as a whole. */
export function mapContent(content: Content, change: Change): Content;
export function mapContent(content: unknown, change: Change): unknown {
  return mapNodes(contentNode(content), ({ value, schema }, goOn) => {
    const changed = change(value, schema.kind);
    return changed === value ? goOn() : changed;
  });
}

/** Puts the texts and the records that stand in files of their own in the places where these are named. */
export function putTexts(
  content: Content,
  readFile: (name: string) => string | undefined,
  readRecords: (name: string) => readonly unknown[] | undefined = () => undefined,
): Content {
  return mapContent(content, (value, kind) => {
    if (isRecordKind(kind) && typeof value === "string") return readRecords(value) ?? value;
    const name = kind === "markdown" && isRecord(value) ? value["file"] : undefined;
    return typeof name === "string" ? (readFile(name) ?? value) : value;
  });
}

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
