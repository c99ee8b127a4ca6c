import { type Finding, find } from "../../messages/messages.ts";
import type { ContentIndex } from "../content-index/content-index.ts";
import { type AssetProbe, lookUp } from "./files.ts";

/** A video that content names is there, and is one; it tells nobody where it was taken. */
export function checkVideoFiles({ texts }: ContentIndex, probe: AssetProbe): Finding[] {
  return texts.flatMap(({ kind, text: file, pointer }) => {
    if (kind !== "videoFile") return [];
    const { facts, findings } = lookUp(file, pointer, probe);
    if (!facts) return findings;
    if (facts.status !== "video") return [find("not-a-video", pointer, { file })];
    return facts.tellsPlace ? [find("place-in-file", pointer, { file })] : [];
  });
}

/** Captions that content names are there, in the one form that browsers read. */
export function checkCaptionsFiles({ texts }: ContentIndex, probe: AssetProbe): Finding[] {
  return texts.flatMap(({ kind, text: file, pointer }) => {
    if (kind !== "captionsFile") return [];
    const { facts, findings } = lookUp(file, pointer, probe);
    if (!facts) return findings;
    return facts.status === "captions" ? [] : [find("not-captions", pointer, { file })];
  });
}

/** A video has one source; a file has captions for those who can't hear it (WCAG 2.2, criterion 1.2.2). */
export function checkVideos(index: ContentIndex): Finding[] {
  return index.blockLists.flatMap(({ value: blocks, pointer: list }) =>
    blocks.flatMap((block, position) => {
      if (block?.type !== "video" || block.hidden) return [];
      const pointer = `${list}/${position}`;
      if (index.isDoubtful(pointer) || index.hasUnknownKey(pointer)) return [];
      const { url, src, captions } = block;
      if ((url === undefined) === (src === undefined)) {
        return [find("video-source", pointer, { both: url !== undefined })];
      }
      return src !== undefined && captions === undefined ? [find("video-without-captions", `${pointer}/src`, {})] : [];
    }),
  );
}
