import type { Finding } from "../../../messages/diagnostic.ts";
import { find } from "../../../messages/messages.ts";
import type { Place } from "../../../source/place.ts";
import type { ContentIndex } from "../../content-index/content-index.ts";
import type { AssetFacts, AssetProbe } from "./asset-facts.ts";

const mostBytes = 1_000_000;
const mostPixels = 4000;

/** A picture that content names is there, under exactly that name, in the content's folder, and is a picture. */
export function checkPictures({ texts }: ContentIndex, probe: AssetProbe): Finding[] {
  const files = texts.filter(({ kind }) => kind === "file");
  return files.flatMap(({ text, pointer }) => {
    const place = { pointer, part: "value" } as const;
    if (leavesFolder(text)) return [find("asset-outside", place, { file: text })];
    const facts = probe(text);
    return facts ? wordFacts(text, facts, place) : [];
  });
}

/** Whether a name leads out of the folder by itself. */
function leavesFolder(src: string): boolean {
  let depth = 0;
  return src.split("/").some((part) => {
    if (part === "..") depth -= 1;
    else if (part !== "." && part !== "") depth += 1;
    return depth < 0;
  });
}

function wordFacts(file: string, facts: AssetFacts, place: Place): Finding[] {
  switch (facts.status) {
    case "missing":
      return [find("missing-asset", place, { file, near: facts.near })];
    case "other-case":
      return [find("asset-case", place, { file, near: facts.near })];
    case "outside":
      return [find("asset-outside", place, { file })];
    case "not-image":
      return [find("not-an-image", place, { file, reason: facts.reason })];
    case "document":
      return [find("not-an-image", place, { file, reason: "it is a PDF document" })];
    case "image":
      if (Math.max(facts.width, facts.height) > mostPixels && facts.format !== "svg") {
        return [
          find("large-image", place, {
            file,
            size: `${facts.width} × ${facts.height} pixels`,
            limit: `${mostPixels} pixels`,
          }),
        ];
      }
      if (facts.bytes <= mostBytes) return [];
      return [find("large-image", place, { file, size: `${(facts.bytes / 1_000_000).toFixed(1)} MB`, limit: "1 MB" })];
  }
}
