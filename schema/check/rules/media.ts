import type { Finding } from "../../messages/message.ts";
import { find } from "../../messages/messages.ts";
import type { ContentIndex } from "../content-index/content-index.ts";
import type { AssetProbe } from "../disk.ts";
import { lookUp } from "./files.ts";
import { mostBytes } from "./linked-files.ts";

/** A video that content names is there, and is one; hosts take it, and it tells nobody where it was taken. */
export function checkVideoFiles({ texts }: ContentIndex, probe: AssetProbe): Finding[] {
  return texts.flatMap(({ kind, text: file, pointer }) => {
    if (kind !== "videoFile") return [];
    const { facts, findings } = lookUp(file, pointer, probe);
    if (!facts) return findings;
    if (facts.status !== "video") return [find("not-a-video", pointer, { file })];
    const { bytes, tellsPlace } = facts;
    return [
      ...(bytes > mostBytes ? [find("large-file", pointer, { file, bytes, limit: mostBytes })] : []),
      ...(tellsPlace ? [find("place-in-file", pointer, { file })] : []),
    ];
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

/** A video has one source; a file that sounds has captions for those who can't hear it (WCAG 2.2, criterion 1.2.2). */
export function checkVideos(index: ContentIndex, probe: AssetProbe): Finding[] {
  return listVideos(index).flatMap(({ video: { url, src, captions }, pointer }) => {
    if ((url === undefined) === (src === undefined)) {
      return [find("video-source", pointer, { both: url !== undefined })];
    }
    if (src === undefined || captions !== undefined) return [];
    const facts = probe(src);
    const isSilent = facts?.status === "video" && facts.isSilent;
    return isSilent ? [] : [find("video-without-captions", `${pointer}/src`, {})];
  });
}

/** A film has a picture that stands in its place. */
export function checkPosters(index: ContentIndex): Finding[] {
  return listVideos(index).flatMap(({ video: { src, poster }, pointer }) =>
    src !== undefined && poster === undefined ? [find("video-without-poster", `${pointer}/src`, {})] : [],
  );
}

/** The videos of which nothing wrong is reported already. */
function listVideos(index: ContentIndex) {
  return index.blockLists.flatMap(({ value: blocks, pointer: list }) =>
    blocks.flatMap((block, position) => {
      const pointer = `${list}/${position}`;
      const isSound = !index.mistakes.isDoubtful(pointer) && !index.mistakes.hasUnknownKey(pointer);
      return block?.type === "video" && !block.hidden && isSound ? [{ video: block, pointer }] : [];
    }),
  );
}
