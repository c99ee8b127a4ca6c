import { open, readdir, readFile, realpath, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { AssetFacts } from "../../../schema/check/check.ts";
import { suggest } from "../../../schema/messages/suggest.ts";
import { cvFile } from "../../../schema/resolve/address.ts";

/** What stands on the disk under a name that content gives; `file` is where it really is. */
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

/** Looks for a picture, or the CV, in a folder: by its exact name, never outside the folder, also not through a link. */
export async function probeAsset(folder: string, src: string): Promise<ProbedAsset> {
  const root = await realpath(folder);
  let file = root;
  const parts = src.split("/").filter((part) => part !== "" && part !== ".");
  const spelt: string[] = [];
  let otherCase = false;
  for (const [index, part] of parts.entries()) {
    const entries = part === ".." ? [".."] : await readdir(file).catch(() => []);
    const entry = entries.includes(part) ? part : entries.find((name) => name.toLowerCase() === part.toLowerCase());
    if (entry === undefined)
      return { facts: { status: "missing", near: nameNear(spelt, part, parts.slice(index + 1), entries) }, file };
    otherCase ||= entry !== part;
    spelt.push(entry);
    try {
      file = await realpath(join(file, entry));
    } catch {
      return { facts: { status: "missing" }, file };
    }
    if (isOutside(root, file)) return { facts: { status: "outside" }, file };
  }
  if (otherCase) return { facts: { status: "other-case", near: spelt.join("/") }, file };
  try {
    return { facts: src === cvFile ? await readDocument(file) : await readImage(file), file };
  } catch {
    return { facts: refuse("it can't be opened"), file };
  }
}

function isOutside(root: string, file: string): boolean {
  const way = relative(root, file);
  return way === ".." || way.startsWith(`..${sep}`) || way.startsWith(sep);
}

const refuse = (reason: string): AssetFacts => ({ status: "not-image", reason });

function nameNear(before: string[], part: string, after: string[], entries: string[]): string | undefined {
  const stem = (name: string) => name.replace(/\.[^.]*$/, "");
  const near = entries.find((name) => stem(name) === stem(part) && after.length === 0) ?? suggest(part, entries);
  return near === undefined ? undefined : [...before, near, ...after].join("/");
}

async function readDocument(file: string): Promise<AssetFacts> {
  const isPdf = (await readFile(file)).subarray(0, 5).toString("latin1") === "%PDF-";
  return isPdf ? { status: "document" } : refuse("it is no PDF document");
}

async function readImage(file: string): Promise<AssetFacts> {
  const facts = await stat(file);
  const bytes = facts.size;
  if (facts.isDirectory()) return refuse("it is a folder");
  if (bytes === 0) return refuse("it is empty");
  if (!facts.isFile()) return refuse("it is no ordinary file");
  const png = await readPngSize(file);
  if (png) return { status: "image", bytes, ...png, format: "png" };
  const { default: sharp } = await import("sharp");
  try {
    const { format, width, height, compression, orientation } = await sharp(file).metadata();
    const known = compression === "hevc" ? undefined : formats[format];
    const name = compression === "hevc" ? "HEIC" : format.toUpperCase();
    if (known === undefined) return refuse(`it is a ${name} file, which this site can't show`);
    if (known === "svg") {
      const { findActivePart } = await import("./find-active-part.ts");
      const part = findActivePart(await readFile(file, "utf8"));
      if (part !== undefined) return refuse(`it holds ${part}, which a drawing has no need of`);
    }
    // A photo that the camera says to turn is shown turned.
    const turned = orientation !== undefined && orientation >= 5;
    return { status: "image", bytes, width: turned ? height : width, height: turned ? width : height, format: known };
  } catch {
    return refuse("what is in the file is no picture, or is damaged");
  }
}

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** The size of a whole, plain PNG file, read from its ends: loading the picture library takes longer than a check. */
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
    // What follows the header could turn the picture (eXIf): only the chunks of plain pictures are passed.
    const isPlain = ["IDAT", "PLTE"].includes(head.toString("latin1", 37, 41));
    return isWhole && isPlain ? { width: head.readUInt32BE(16), height: head.readUInt32BE(20) } : undefined;
  } finally {
    await handle.close();
  }
}
