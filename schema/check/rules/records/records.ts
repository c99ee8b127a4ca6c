import { isRecordKind } from "../../../kinds.ts";
import { type Finding, isMild } from "../../../messages/message.ts";
import { find } from "../../../messages/messages.ts";
import { makeSuggester } from "../../../messages/suggest.ts";
import { href } from "../../../primitives.ts";
import type { RecordFile } from "../../../records/record-file.ts";
import type { TextFacts } from "../../../records/text-files.ts";
import type { ContentIndex } from "../../content-index/content-index.ts";
import type { TextValue } from "../../content-index/gather.ts";
import { translatePattern } from "../../shape/forms.ts";
import { leavesFolder } from "../files.ts";

/** A file of records that content names is there, under exactly that name, in the content's folder, and is sound. */
export function checkRecordFiles({ texts, textFiles }: ContentIndex): Finding[] {
  return texts.flatMap((value) => {
    const { kind, text: file, place } = value;
    if (!isRecordKind(kind)) return [];
    const facts: TextFacts | undefined = leavesFolder(file) ? { status: "outside" } : textFiles.get(file);
    switch (facts?.status) {
      case "missing":
        return [find("missing-record-file", place, { file, kind, near: facts.near })];
      case "other-case":
        return [find("asset-case", place, { file, near: facts.near })];
      case "outside":
        return [find("bad-text-file", place, { file, reason: "it is outside the folder of this content file" })];
      case "not-text":
        return [find("bad-text-file", place, { file, reason: facts.reason })];
      case "text":
        return facts.held ? checkRecords(facts.held, value) : [];
      default:
        return [];
    }
  });
}

function checkRecords({ records, links, findings }: RecordFile, { text: file, pointer, place }: TextValue): Finding[] {
  const within = (start: number, end: number) => ({ in: pointer, file, start, end });
  const told = findings.map((finding) => {
    const span = typeof finding.place === "object" && "start" in finding.place ? finding.place : { start: 0, end: 1 };
    return { ...finding, place: within(span.start, span.end) };
  });
  const bad = links.filter((link) => !href.safeParse(link.href).success);
  return [
    ...told,
    ...bad.map((link) => translatePattern("href", link.href, within(link.start, link.end))),
    ...(records.length === 0 && told.length === 0 ? [find("empty-records", place, { file })] : []),
  ];
}

/** The publications that a block picks out are in its file. */
export function checkChosenPublications({ variants, soundPages, textFiles }: ContentIndex): Finding[] {
  const suggestKey = makeSuggester();
  return variants.flatMap(soundPages).flatMap(({ pointer: page, blocks }) =>
    blocks.flatMap(({ block, pointer }) => {
      if (block.type !== "publications" && block.type !== "publication") return [];
      const { source: file } = block;
      if (typeof file !== "string") return [];
      const chosen =
        block.type === "publication"
          ? [{ key: block.key, at: "/key" }]
          : (block.only ?? []).map((key, index) => ({ key, at: `/only/${index}` }));
      const facts = textFiles.get(file);
      const held = facts?.status === "text" ? facts.held : undefined;
      const keys = (held?.records ?? []).flatMap((record) => ("key" in record ? record.key : []));
      // An entry that is missing may be one that couldn't be read: what is wrong in the file comes first.
      if (keys.length === 0 || held?.findings.every(isMild) === false) return [];
      const known = new Set(keys);
      return chosen
        .filter(({ key }) => !known.has(key))
        .map(({ key, at }) => {
          // Keys are alike by nature: the same author, another year.
          const near = suggestKey(key, keys, 2);
          return find("unknown-citation-key", `${page}/blocks${pointer}${at}`, { key, file, near });
        });
    }),
  );
}
