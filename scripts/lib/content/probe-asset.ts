import { open, stat } from "node:fs/promises";
import { extname } from "node:path";
import type { AssetFacts } from "../../../schema/check/disk.ts";
import { describeExcessBytes } from "../../../schema/check/disk.ts";
import { describeExcess } from "../../../schema/pictures/picture.ts";
import { judgeDocument } from "./documents/judge-document.ts";
import { locateFile } from "./locate-file.ts";
import { describeIssue } from "./probe-linked-file.ts";

/** Facts about the file behind a name in the content. `file` is its real path. */
export interface ProbedAsset {
  facts: AssetFacts;
  file: string;
}

const formats: Record<string, string> = {
  png: "png",
  jpeg: "jpeg",
  webp: "webp",
  gif: "gif",
  svg: "svg",
  heif: "avif",
};

export async function probeAsset(folder: string, src: string): Promise<ProbedAsset> {
  const { file, issue } = await locateFile(folder, src);
  if (issue) return { facts: issue, file };
  try {
    return { facts: await readImage(file), file };
  } catch {
    return { facts: refuse("it can't be opened"), file };
  }
}

/** Says why a file can't be shown as a picture. Undefined if it can. */
export async function findPictureFault(folder: string, src: string): Promise<string | undefined> {
  const { facts } = await probeAsset(folder, src);
  if (facts.status === "image") return undefined;
  if ("reason" in facts) return facts.reason;
  if (facts.status === "video" || facts.status === "captions") return "it is no picture";
  return describeIssue(facts, src);
}

const refuse = (reason: string): AssetFacts => ({ status: "not-image", reason });

async function readImage(file: string): Promise<AssetFacts> {
  const facts = await stat(file);
  const bytes = facts.size;
  if (facts.isDirectory()) return refuse("it is a folder");
  if (!facts.isFile()) return refuse("it is no ordinary file");
  if (bytes === 0) return refuse("it is empty");
  const excess = describeExcessBytes(bytes);
  if (excess !== undefined) return { status: "unusable", reason: excess };
  const png = await readPngSize(file);
  if (png) return limit({ bytes, ...png, format: "png" });
  // Videos and captions are checked, too: they are also published unchanged.
  const danger = await judgeDocument(file, extname(file));
  if (danger !== undefined) return refuse(danger);
  const { probeMedia } = await import("./probe-media.ts");
  const media = await probeMedia(file);
  if (media) return media;
  const { readHeader } = await import("./open-picture.ts");
  try {
    const { format, width, height, pages, compression, orientation } = await readHeader(file);
    const known = compression === "hevc" ? undefined : formats[format];
    const name = compression === "hevc" ? "HEIC" : format.toUpperCase();
    if (known === undefined) return refuse(`it is a ${name} file, which browsers can't show`);
    const hidden = known === "svg" ? await judgeDocument(file, ".svg") : undefined;
    if (hidden !== undefined) return refuse(hidden);
    // A photo with an EXIF rotation is shown rotated.
    const turned = orientation !== undefined && orientation >= 5;
    const [shownWidth, shownHeight] = turned ? [height, width] : [width, height];
    return limit({ bytes, width: shownWidth, height: shownHeight, format: known }, pages);
  } catch {
    return refuse("what is in the file is no picture, or is damaged");
  }
}

/** The facts of a picture, or `too-large` if it has too many pixels or frames to decode. */
function limit(image: Omit<Extract<AssetFacts, { status: "image" }>, "status">, frames = 1): AssetFacts {
  const reason = describeExcess(image.width, image.height, frames);
  return reason === undefined ? { status: "image", ...image } : { status: "too-large", reason };
}

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** The size of a complete, plain PNG, read from the file's ends: the picture library loads slowly. */
async function readPngSize(file: string): Promise<{ width: number; height: number } | undefined> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const head = Buffer.alloc(64);
    const tail = Buffer.alloc(12);
    const { bytesRead } = await handle.read(head, 0, 64, 0);
    if (bytesRead < 57 || !signature.every((byte, index) => head[index] === byte)) return undefined;
    await handle.read(tail, 0, 12, size - 12);
    const isWhole = head.toString("latin1", 12, 16) === "IHDR" && tail.toString("latin1", 4, 8) === "IEND";
    // Chunks after the header may rotate the picture (eXIf), so only plain pictures pass.
    const isPlain = ["IDAT", "PLTE"].includes(head.toString("latin1", 37, 41));
    return isWhole && isPlain ? { width: head.readUInt32BE(16), height: head.readUInt32BE(20) } : undefined;
  } finally {
    await handle.close();
  }
}
