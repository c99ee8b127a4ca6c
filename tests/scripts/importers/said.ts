import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import { entities } from "../../../schema/entities/index.ts";
import { catalogues } from "../../../schema/labels/catalogues.ts";
import { checkContent } from "../../../schema/resolve/check-content.ts";
import { JsonText } from "../../../schema/source/json-text.ts";
import { importResume } from "../../../scripts/lib/importers/json-resume/import-resume.ts";
import type { Note } from "../../../scripts/lib/importers/json-resume/reading.ts";
import type { ReadResume } from "../../../scripts/lib/importers/tree/settle.ts";
import { listLeaves, type Value } from "../../../scripts/lib/importers/tree/value.ts";

const characters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const regions = new Intl.DisplayNames("en", { type: "region" });

/** An imported résumé: the text of the content, and all notes. */
export interface Told {
  text: string;
  notes: Note[];
  told: string;
}

export function importRead({ resume, notes, leftOut }: ReadResume): Told {
  const imported = importResume(resume, { leftOut });
  const all = [...notes, ...imported.notes];
  return { text: imported.text, notes: all, told: all.map(({ message }) => message).join("\n") };
}

/** What the check finds wrong in content. */
export function findErrors(text: string): string[] {
  const { diagnostics } = checkContent(new JsonText("content.json", text));
  return diagnostics.filter(({ severity }) => severity === "error").map(({ path, message }) => `${path}: ${message}`);
}

/** A line for every value of a résumé: its path, its location in the source, and itself; then its notes. */
export function listLocations({ resume, notes, leftOut }: ReadResume): string {
  const { filled } = listLeaves(resume);
  const lines = filled.map(({ path, value }) => `${path}  ${nameFile(value.place)}  ${JSON.stringify(value)}`);
  const told = [...notes, ...leftOut].map(({ path, message }) => `${nameFile(path)}: ${message}`);
  return `${[...lines, "", ...told].join("\n")}\n`;
}

/** A place without the folders of the machine. */
function nameFile(place: string): string {
  return place.replace(/^.*[/\\]/, "");
}

/** Keys whose values are words of the program, or derive from a value beside them. */
const own = new Set(["type", "id", "kind", "precision", "label", "linkLabel"]);

/** Placeholders for values that the source lacks; the notes report them. */
const placeholders = ["Your Name", "TODO: what you are, in a few words"];
const words = new Set([...Object.values(catalogues).flatMap((own) => textsIn(own)), ...placeholders]);

/** Every text about the person: in the profile, the cards, the opening and the owner's own sections. */
export function textsOfPerson(text: string): string[] {
  const { profile, pages } = JSON.parse(text);
  const found: unknown[] = [profile];
  walk(pages, (value) => {
    const type: unknown = Reflect.get(value, "type");
    if (typeof type === "string" && Object.hasOwn(entities, type)) found.push(value);
    if (type === "hero") found.push({ text: Reflect.get(value, "text") });
    if (type === "prose") found.push({ paragraphs: Reflect.get(value, "paragraphs") });
    if (type === "list") found.push({ items: Reflect.get(value, "items") });
    if (type === "prose" || type === "list" || type === "card-grid") found.push({ title: Reflect.get(value, "title") });
  });
  return found.flatMap((value) => textsIn(value, own)).filter((one) => !words.has(one));
}

/** Every text of a source, and every key of it, which may be the title of a section. */
export function textsOfSource({ isList, isObject, children, fields, content }: Value): string[] {
  if (isList) return children.flatMap(textsOfSource);
  if (isObject) return [...fields].flatMap(([key, field]) => [key, ...textsOfSource(field)]);
  return content === null ? [] : [String(content)];
}

/** The names of countries, which sources write in two letters. */
const countries = new Set(
  [...characters]
    .flatMap((one) => [...characters].map((other) => regions.of(one + other) ?? ""))
    .filter((name) => name.length > 2),
);

/**
 * Whether a text says another, whichever marks, line ends and quotes stand around its words; or all that it was put
 * together of, as a degree and its subject are.
 */
export function isSaid(text: string, within: string): boolean {
  const known = `${plain(within)} ${plain(withoutTags(within))}`;
  const parts = withoutTags(text).split(/, |\n|\]\(|(?<=[0-9])-(?=[0-9])/);
  return known.includes(plain(text)) || parts.every((part) => countries.has(part) || known.includes(plain(part)));
}

/** Whether all words of a text stand somewhere in another. */
export function areWordsSaid(text: string, within: string): boolean {
  const known = plain(within);
  const words = withoutTags(text).split(/[^\p{L}\p{N}]+/u);
  return words.every((word) => known.includes(plain(word)));
}

/** What a browser would show of a text. */
function withoutTags(text: string): string {
  const readable: DefaultTreeAdapterTypes.ChildNode[] = [...parseFragment(text).childNodes];
  return readable.map(readNode).join("");
}

function readNode(node: DefaultTreeAdapterTypes.ChildNode): string {
  if (node.nodeName === "#text" && "value" in node) return node.value;
  return "childNodes" in node ? node.childNodes.map(readNode).join(" ") : "";
}

function plain(text: string): string {
  return text
    .replace(/\\u[0-9a-f]{4}|\\n/g, " ")
    .normalize("NFC")
    .replace(/[^\p{L}\p{N}]+/gu, "")
    .toLowerCase();
}

function textsIn(value: unknown, leftOut: ReadonlySet<string> = new Set()): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => (leftOut.has(key) ? [] : textsIn(child, leftOut)));
}

function walk(value: unknown, visit: (value: object) => void): void {
  if (typeof value !== "object" || value === null) return;
  visit(value);
  for (const child of Object.values(value)) walk(child, visit);
}
