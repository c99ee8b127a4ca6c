import { extentOf, isRecordKind, isWords } from "../../kinds.ts";
import { file, href } from "../../primitives.ts";
import type { TextFiles } from "../../records/text-files.ts";
import type { TextPart } from "../../source/place.ts";
import { findParts, type Part } from "../../words/find-parts.ts";
import type { Extent } from "../../words/syntax.ts";
import { isTangled } from "../../words/tangled.ts";
import { mayHoldTags } from "../../words/template-tags.ts";
import { canHaveMarks } from "../../words/words.ts";
import type { TextValue } from "./gather.ts";

/** A part of a text that has a form of its own, and where it is read. */
export interface WrittenPart {
  part: Part;
  /** The text that it stands in, or the file's name of it. */
  value: TextValue;
  place: TextPart;
  /** How much of Markdown that text takes; undefined if it is shown as it is written. */
  extent: Extent | undefined;
}

/** What stands within the texts of a content. */
export interface Written {
  /** Addresses, names of pictures and words of links: what rules ask of values, they ask of these. */
  values: TextValue[];
  parts: WrittenPart[];
  /** Texts whose marks nobody could tell apart. */
  tangled: TextValue[];
}

/** What is a mistake also in texts that take no Markdown. */
const toldEverywhere: readonly Part["kind"][] = ["html", "tag", "note", "form"];

/** Reads what stands within texts: those that take Markdown, those that don't and have its marks, and files. */
export function readWritten(texts: readonly TextValue[], files: TextFiles): Written {
  const written: Written = { values: [], parts: [], tangled: [] };
  for (const value of texts) {
    if (isRecordKind(value.kind)) {
      for (const one of linksOf(value, files)) written.values.push(one);
      continue;
    }
    const facts = value.kind === "textFile" ? files.get(value.text) : undefined;
    const source = facts?.status === "text" ? facts.source : undefined;
    if (!source && !isWords(value.kind)) continue;
    const text = source?.prose ?? value.text;
    const form = source ? "blocks" : extentOf(value.kind);
    const extent = form ?? "line";
    if (extent === "line" && !canHaveMarks(text) && !mayHoldTags(text)) continue;
    if (isTangled(text)) {
      if (form) written.tangled.push(value);
      continue;
    }
    for (const part of findParts(text, extent)) {
      if (!form && !toldEverywhere.includes(part.kind)) continue;
      const place = { in: value.pointer, file: source && value.text, start: part.start, end: part.end };
      written.parts.push({ part, value, place, extent: form });
      if (form) for (const one of valuesOf(part, extent, { ...value, place, isPart: true })) written.values.push(one);
    }
  }
  return written;
}

/** The links in a file of records, as far as they have the form of links; what hasn't is told by a rule. */
function linksOf(value: TextValue, files: TextFiles): TextValue[] {
  const facts = files.get(value.text);
  const links = facts?.status === "text" ? (facts.held?.links ?? []) : [];
  return links
    .filter((link) => href.safeParse(link.href).success)
    .map(({ href, start, end }) => ({
      ...value,
      kind: "href",
      text: href,
      place: { in: value.pointer, file: value.text, start, end },
      isPart: true,
      key: "href",
    }));
}

/** What a part says that has the form of a value; what hasn't is told by a rule. */
function valuesOf(part: Part, extent: Extent, like: TextValue): TextValue[] {
  if (part.kind === "link") {
    const words: TextValue = { ...like, kind: "action", text: part.words, key: "label" };
    return href.safeParse(part.address).success
      ? [{ ...like, kind: "href", text: part.address, key: "href" }, words]
      : [words];
  }
  if (part.kind !== "picture" || extent === "line" || !file.safeParse(part.file).success) return [];
  return [{ ...like, kind: "file", text: part.file, key: "src" }];
}
