import { type Kind, kinds } from "../../kinds.ts";
import type { SchemaWalk } from "./schema-walk.ts";

/** A text of the content, and what kind the schema says it is. */
export interface TextValue {
  kind: Kind;
  text: string;
  pointer: string;
  /** The key it stands under; of a list's entry, the list's. */
  key: string;
  page: PageFacts | undefined;
}

/** An object of the content that isn't hidden. */
export interface ObjectValue {
  value: Record<string, unknown>;
  pointer: string;
  page: PageFacts | undefined;
}

/** What rules ask of a page. */
export interface PageFacts {
  value: unknown;
  pointer: string;
  path: string | undefined;
  hidden: boolean;
  anchors: Map<string, string>;
  hiddenAnchors: Set<string>;
}

/** Everything that rules look at, gathered in one walk over the content. What is hidden is left out, but for `pages`. */
export interface Survey {
  texts: TextValue[];
  objects: ObjectValue[];
  pages: PageFacts[];
}

interface Visit {
  schema: SchemaWalk | undefined;
  value: unknown;
  pointer: string;
  key: string;
  page: PageFacts | undefined;
  hidden: boolean;
}

/** Walks over content as far as it has the shape that the schema says, however wrong the rest. */
export function surveyContent(schema: SchemaWalk, content: unknown): Survey {
  const survey: Survey = { texts: [], objects: [], pages: [] };
  const waiting: Visit[] = [{ schema, value: content, pointer: "", key: "", page: undefined, hidden: false }];
  for (let visit = waiting.pop(); visit; visit = waiting.pop()) {
    if (!visit.schema) continue;
    const { value } = visit;
    if (typeof value === "string") surveyText(survey, visit, value);
    else if (Array.isArray(value)) surveyList(visit, value, waiting);
    else if (isRecord(value)) surveyObject(survey, visit, value, waiting);
  }
  survey.pages.sort((one, other) => Number(one.pointer.slice(7)) - Number(other.pointer.slice(7)));
  return survey;
}

function surveyText(survey: Survey, { schema, pointer, key, page, hidden }: Visit, text: string): void {
  const kind = kinds.find((known) => known === schema?.kind);
  if (kind && !hidden) survey.texts.push({ kind, text, pointer, key, page });
}

function surveyList({ schema, pointer, key, page, hidden }: Visit, list: unknown[], waiting: Visit[]): void {
  const items = schema?.items;
  if (!items) return;
  for (let index = list.length - 1; index >= 0; index -= 1) {
    waiting.push({ schema: items, value: list[index], pointer: `${pointer}/${index}`, key, page, hidden });
  }
}

function surveyObject(survey: Survey, visit: Visit, value: Record<string, unknown>, waiting: Visit[]): void {
  const { pointer } = visit;
  let { page } = visit;
  if (page === undefined && /^\/pages\/[0-9]+$/.test(pointer)) {
    const path = typeof value["path"] === "string" ? value["path"] : undefined;
    page = { value, pointer, path, hidden: value["hidden"] === true, anchors: new Map(), hiddenAnchors: new Set() };
    survey.pages.push(page);
  }
  const hidden = visit.hidden || value["hidden"] === true;
  if (!hidden) survey.objects.push({ value, pointer, page });
  if (page && typeof value["id"] === "string") {
    if (hidden) page.hiddenAnchors.add(value["id"]);
    else if (!page.anchors.has(value["id"])) page.anchors.set(value["id"], pointer);
  }
  // The names of the schema's keys need no escapes in pointers.
  const properties = visit.schema?.propertiesOf(value);
  if (!properties) return;
  const keys = Object.keys(value);
  // Last in, first out: from the end, so that everything is met in the order of the file.
  for (let index = keys.length - 1; index >= 0; index -= 1) {
    const key = keys[index] ?? "";
    const child = value[key];
    if (typeof child !== "string" && typeof child !== "object") continue;
    const schema = properties.get(key);
    if (schema) waiting.push({ schema, value: child, pointer: `${pointer}/${key}`, key, page, hidden });
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
