import type { ContentNode } from "../../schema/document/content-node.ts";
import { isRecord } from "../../schema/json-schema/schema-parts.ts";
import { isTextKind } from "../../schema/kinds.ts";
import { fillPlaceholders, placeholders, placeholderValues } from "../../schema/localize/placeholders.ts";
import { words } from "./labels/words.ts";

/** Keys that are abbreviations, and their names. */
const names: ReadonlyMap<string, string> = new Map([
  ["alt", words["field.alt"]],
  ["cv", words["field.cv"]],
  ["href", words["field.href"]],
  ["src", words["field.src"]],
  ["url", words["field.url"]],
]);

/** A key or a type for people: "firstName" and "first-name" become "First name". */
export function nameOf(key: string): string {
  const name = names.get(key);
  if (name !== undefined) return name;
  const parts = key.replaceAll("-", " ").replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return parts.charAt(0).toUpperCase() + parts.slice(1);
}

/** What kind of part a node is, in words: "Card grid", "Project", "Page". */
export function typeNameOf(node: ContentNode): string {
  const type = isRecord(node.value) ? node.value["type"] : undefined;
  if (typeof type === "string") return nameOf(type);
  if (node.kind === "page" || node.kind === "post") return nameOf(node.kind);
  return nameOf((Array.isArray(node.parent?.value) && entryNameOf(node.parent)) || node.name);
}

/** What an entry of a list is called: "card". */
export function entryNameOf(list: ContentNode | undefined): string | undefined {
  const name = list?.schema["entry"];
  return typeof name === "string" ? name : undefined;
}

/**
 * The first short text in an object, or else the first text, as its title. A picture without one has its alternative text;
 * undefined if there is none.
 */
export function titleOf(node: ContentNode): string | undefined {
  if (typeof node.value === "string") return shorten(textIn(node) ?? "");
  const texts = Object.keys(node.shape.properties ?? {}).flatMap((key) => {
    const child = node.child(key);
    const text = child && isTextKind(child.kind) && child.kind !== "tag" && textIn(child);
    return text ? [{ kind: child.kind, text }] : [];
  });
  const title =
    texts.find(({ kind }) => kind === "label" || kind === "name" || kind === "action") ??
    texts.find(({ kind }) => kind !== "alt") ??
    texts[0];
  return title && shorten(title.text);
}

/** The text of a value as its page shows it: in its own language, and with the profile's values for placeholders. */
function textIn(node: ContentNode): string | undefined {
  const text = writtenIn(node, node.language);
  // In posts, a placeholder is text.
  if (!text?.includes("{") || node.page?.kind === "post") return text;
  let root = node;
  while (root.parent) root = root.parent;
  const read = (key: string) => {
    const value = root.child("profile")?.child(key);
    return value && writtenIn(value, node.language);
  };
  const [name, firstName, role, location] = placeholders.map(read);
  return fillPlaceholders(text, placeholderValues({ name, firstName, role, location }));
}

function writtenIn({ value, translation, language: own }: ContentNode, language: string): string | undefined {
  const shown = translation ? (translation[language] ?? translation[own] ?? Object.values(translation)[0]) : value;
  const first: unknown = Array.isArray(shown) ? shown[0] : shown;
  return typeof first === "string" ? first : undefined;
}

function shorten(text: string): string {
  return text
    .replace(/\]\([^()\s]{1,300}\)/g, "")
    .replace(/[[\]*_`#>~]+/g, "")
    .trim()
    .replace(/^(.{60})\S*\s.+$/su, "$1…");
}
