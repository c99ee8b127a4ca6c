import type { Content } from "../content.ts";
import { contentNode, mapContent as mapNodes } from "../document/content-node.ts";
import { isRecord } from "../json-schema/schema-parts.ts";
import { extentOf, isRecordKind, type Kind, type PartKind } from "../kinds.ts";
import { isRun, type Plain, plain, type Text } from "../text.ts";
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

/** Content with its placeholders filled in, but for rich text: its placeholders are filled in when it is parsed. */
export function fillContent(content: Content): Content {
  const values = placeholderValues(content.profile);
  return mapTexts(content, (text, extent) => (extent ? text : fillPlaceholders(text, values)));
}

/** Content in plain strings, for formats that know no rich text and no languages within a text. */
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
