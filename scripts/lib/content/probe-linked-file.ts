import { readFile, stat } from "node:fs/promises";
import type { LinkedFileFacts } from "../../../schema/check/disk.ts";
import { describeExcessBytes } from "../../../schema/check/disk.ts";
import { mostBytes } from "../../../schema/check/rules/files/copied-file.ts";
import { endingOf } from "../../../schema/file-types.ts";
import { readStart } from "../files/read-regular.ts";
import { readCvMark } from "./documents/cv-mark.ts";
import { findPdfScript } from "./documents/find-pdf-script.ts";
import { judgeDocument } from "./documents/judge-document.ts";
import { type LocatedFile, locateFile } from "./locate-file.ts";
import { probeMedia } from "./probe-media.ts";

/** Facts about the file behind a link's name. `file` is its real path. */
export interface ProbedFile {
  facts: LinkedFileFacts;
  file: string;
}

/**
 * Checks a file that visitors open or save.
 * @param contacts e-mail addresses and telephone numbers that the site protects
 */
export async function probeLinkedFile(
  folder: string,
  name: string,
  contacts: readonly string[] = [],
): Promise<ProbedFile> {
  const { file, issue } = await locateFile(folder, name);
  if (issue?.status === "missing") return { facts: issue, file };
  const reason = await findReason({ file, issue }, name);
  const near = issue?.status === "other-case" ? issue.near : undefined;
  if (reason !== undefined) return { facts: { status: "unusable", reason, near }, file };
  const isPlaced = await saysPlace(file, endingOf(name)).catch(() => false);
  const script = endingOf(name) === "pdf" ? await findPdfScript(file) : undefined;
  const printedFrom = endingOf(name) === "pdf" ? await readCvMark(file) : undefined;
  const { size: bytes } = await stat(file);
  const isSearched = contacts.length > 0 && bytes <= mostBytes;
  const openContact = isSearched ? await searchFile(file, endingOf(name), contacts) : undefined;
  return { facts: { status: "file", bytes, hasGpsLocation: isPlaced, printedFrom, script, openContact }, file };
}

/** Says why a file can't be offered. Undefined if it can. */
export async function findFileFault(folder: string, name: string): Promise<string | undefined> {
  return findReason(await locateFile(folder, name), name);
}

async function findReason({ file, issue }: LocatedFile, name: string): Promise<string | undefined> {
  return issue ? describeIssue(issue, name) : findFault(file, name).catch(() => "it can't be opened");
}

async function searchFile(file: string, ending: string, contacts: readonly string[]) {
  const { findInOpen } = await import("./find-in-open.ts");
  return findInOpen(await readFile(file), ending, contacts);
}

/** True if a picture or video contains its location: a linked file is published unchanged. */
async function saysPlace(file: string, ending: string): Promise<boolean> {
  if (/^(?:jpe?g|png|webp|avif)$/.test(ending)) {
    const { readHeader } = await import("./open-picture.ts");
    return hasGpsLocation(await readHeader(file));
  }
  const media = /^(?:mp4|mov)$/.test(ending) ? await probeMedia(file) : undefined;
  return media?.status === "video" && media.hasGpsLocation;
}

export function describeIssue(issue: Exclude<LocatedFile["issue"], undefined>, name: string): string {
  if (issue.status === "missing") return "there is no such file beside content.json";
  if (issue.status === "other-case") return `it is called ${issue.near}, not ${name}`;
  return "its name, or a link in the file system, leads out of the folder of content.json";
}

async function findFault(file: string, name: string): Promise<string | undefined> {
  const facts = await stat(file);
  if (facts.isDirectory()) return "it is a folder";
  if (!facts.isFile()) return "it is no ordinary file";
  if (facts.size === 0) return "it is empty";
  const excess = describeExcessBytes(facts.size);
  if (excess !== undefined) return excess;
  if (endingOf(name) === "pdf" && (await readStart(file, 5)).toString("latin1") !== "%PDF-")
    return "it is no PDF document";
  return judgeDocument(file, name);
}

/** The EXIF directory of the GPS location, where cameras write it (EXIF 3.0, section 4.6.3). */
const gpsDirectory = 0x8825;

/** True if a picture's EXIF data, or the XMP that editors write, contains its location. False for damaged data. */
function hasGpsLocation({ exif, xmp }: { exif?: Buffer | undefined; xmp?: Buffer | undefined }): boolean {
  if (xmp?.includes("GPSLatitude")) return true;
  if (!exif) return false;
  // In a JPEG, EXIF data begins with a name; in other formats, with the data itself.
  const data = exif.toString("latin1", 0, 4) === "Exif" ? exif.subarray(6) : exif;
  const isLittle = data.toString("latin1", 0, 2) === "II";
  const short = (at: number) => (isLittle ? data.readUInt16LE(at) : data.readUInt16BE(at));
  const long = (at: number) => (isLittle ? data.readUInt32LE(at) : data.readUInt32BE(at));
  if (data.length < 10) return false;
  const directory = long(4);
  if (directory + 2 > data.length) return false;
  const entries = Array.from({ length: short(directory) }, (_, index) => directory + 2 + index * 12);
  return entries.some((at) => {
    if (at + 12 > data.length || short(at) !== gpsDirectory) return false;
    const place = long(at + 8);
    // A directory with only its version contains no location.
    return place + 2 <= data.length && short(place) > 1;
  });
}
