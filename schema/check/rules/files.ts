import { type Finding, find } from "../../messages/messages.ts";
import type { Place } from "../../source/place.ts";
import type { ContentIndex } from "../content-index/content-index.ts";

/** What the disk says of a file that content names. */
export type AssetFacts =
  | { status: "missing"; near?: string | undefined }
  | { status: "other-case"; near: string }
  | { status: "outside" }
  | { status: "not-image"; reason: string }
  | { status: "image"; bytes: number; width: number; height: number; format: string };

/** Looks up a file by the name that content gives it; undefined where it wasn't looked for. */
export type AssetProbe = (src: string) => AssetFacts | undefined;

const mostBytes = 1_000_000;
const mostPixels = 4000;

/** A picture that content names is there, under exactly that name, in the content's folder, and is a picture. */
export function checkPictures({ texts }: ContentIndex, probe: AssetProbe): Finding[] {
  return texts.flatMap(({ kind, text, pointer }) => {
    if (kind !== "file") return [];
    const facts: AssetFacts | undefined = leavesFolder(text) ? { status: "outside" } : probe(text);
    return facts ? wordFacts(text, facts, pointer) : [];
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
    case "image": {
      const { bytes, width, height, format } = facts;
      if (Math.max(width, height) > mostPixels && format !== "svg") {
        const size = `${width} × ${height} pixels`;
        return [find("large-image", place, { file, size, limit: `${mostPixels} pixels` })];
      }
      if (bytes <= mostBytes) return [];
      return [find("large-image", place, { file, size: `${(bytes / 1_000_000).toFixed(1)} MB`, limit: "1 MB" })];
    }
  }
}
