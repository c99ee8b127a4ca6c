import type { Finding } from "../../messages/message.ts";
import { find } from "../../messages/messages.ts";
import type { TextFacts } from "../../records/text-files.ts";
import type { Place } from "../../source/place.ts";
import type { ContentIndex } from "../content-index/content-index.ts";
import type { TextValue } from "../content-index/gather.ts";
import { nameFromFile, ownFileOf } from "../content-index/own-files.ts";
import type { AssetFacts, AssetProbe, DiskProbe, FoundFacts } from "../disk.ts";
import { refuseFile } from "../lists/file-facts.ts";

const mostBytes = 1_000_000;
const longestSide = 4000;

/** A picture that content names is there, under exactly that name, in the content's folder, and is a picture. */
export function checkPictures(index: ContentIndex, probe: AssetProbe, disk: DiskProbe): Finding[] {
  return index.texts.flatMap((value) => {
    const { kind, text, place } = value;
    if (kind !== "file") return [];
    const { facts, findings } = lookUp(text, place, probe, {
      file: () => ownFileOf(value, index),
      near: () => findBeside(value, text, index, disk),
    });
    return facts ? wordPicture(text, facts, place) : findings;
  });
}

/** The name that a file has which was looked for from the folder of the text that names it; undefined where none is there. */
export function findBeside(value: TextValue, name: string, index: ContentIndex, disk: DiskProbe): string | undefined {
  const file = ownFileOf(value, index);
  const meant = file && nameFromFile(name, file);
  return meant && meant !== name && disk.hasFile?.(meant) ? meant : undefined;
}

/** What is known of the text that names a file: the file that it is written in itself, and which was likely meant. */
interface Naming {
  file: () => string | undefined;
  near: () => string | undefined;
}

/** A file as it is there, under exactly its name and in the content's folder; else what is wrong with that. */
export function lookUp(
  file: string,
  place: Place,
  probe: AssetProbe,
  naming?: Naming,
): { facts?: FoundFacts; findings: Finding[] } {
  const facts: AssetFacts | undefined = leavesFolder(file) ? { status: "outside" } : probe(file);
  switch (facts?.status) {
    case undefined:
      return { findings: [] };
    case "missing":
      return {
        findings: [find("missing-asset", place, { file, near: naming?.near() ?? facts.near, own: naming?.file() })],
      };
    case "other-case":
      return { findings: [find("asset-case", place, { file, near: facts.near })] };
    case "outside":
      return { findings: [find("asset-outside", place, { file, near: naming?.near(), isByName: leavesFolder(file) })] };
    case "unusable":
      return { findings: [find("unusable-file", place, { file, reason: facts.reason, near: undefined })] };
    default:
      return { facts, findings: [] };
  }
}

/** Whether a name leads out of the folder by itself. */
export function leavesFolder(src: string): boolean {
  let depth = 0;
  return src.split("/").some((part) => {
    if (part === "..") depth -= 1;
    else if (part !== "." && part !== "") depth += 1;
    return depth < 0;
  });
}

function wordPicture(file: string, facts: FoundFacts, place: Place): Finding[] {
  switch (facts.status) {
    case "not-image":
      return [find("not-an-image", place, { file, reason: facts.reason })];
    case "too-large":
      return [find("too-many-pixels", place, { file, reason: facts.reason })];
    case "video":
      return [find("not-an-image", place, { file, reason: "it is a video" })];
    case "captions":
      return [find("not-an-image", place, { file, reason: "it holds captions" })];
    case "image": {
      const { bytes, width, height, format } = facts;
      if (Math.max(width, height) > longestSide && format !== "svg") {
        const size = `${width} × ${height} pixels`;
        return [find("large-image", place, { file, size, limit: `${longestSide} pixels` })];
      }
      if (bytes <= mostBytes) return [];
      return [find("large-image", place, { file, size: `${(bytes / 1_000_000).toFixed(1)} MB`, limit: "1 MB" })];
    }
  }
}

/** A text's file that content names is there, under exactly that name, in the content's folder, and is a text. */
export function checkTextFiles({ texts, textFiles }: ContentIndex): Finding[] {
  return texts.flatMap(({ kind, text: file, place }) => {
    if (kind !== "textFile") return [];
    const facts: TextFacts | undefined = leavesFolder(file) ? { status: "outside" } : textFiles.get(file);
    return facts && facts.status !== "text" ? [refuseFile(file, place, facts)] : [];
  });
}
