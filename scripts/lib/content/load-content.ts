import { dirname, resolve } from "node:path";
import { checkOpened, type Diagnostic, openContent } from "../../../schema/check/check.ts";
import { placeFindings } from "../../../schema/check/places.ts";
import type { Content } from "../../../schema/content.ts";
import { cvFile } from "../../../schema/resolve/address.ts";
import { JsonText } from "../../../schema/source/json-text.ts";
import { probeAsset } from "./probe-asset.ts";
import { readText } from "./read-text.ts";

/** A picture that content names: where it is, and its size in pixels as it is shown. */
export interface LoadedImage {
  file: string;
  width: number;
  height: number;
  format: string;
}

export interface LoadedContent {
  /** The checked content; undefined exactly when there is an error. */
  content: Content | undefined;
  diagnostics: Diagnostic[];
  /** The file's text, as far as it could be read, with the places in it. */
  source: JsonText;
  /** The folder from which the content's files are named. */
  folder: string;
  /** The files that the content wants to show, by the names that it gives them; a CV that it offers is one. */
  files: string[];
  /** The content's pictures, by the names that it gives them. */
  images: Map<string, LoadedImage>;
  /** The CV's file, where a block offers it for download. */
  cv: string | undefined;
}

export interface LoadOptions {
  /** The name that diagnostics give the file; as it was given, unless said else. */
  name?: string | undefined;
  /** Whether warnings are errors. */
  strict?: boolean | undefined;
  /** Whether advice is told as well. */
  advice?: boolean | undefined;
  /** Whether a CV that a block offers may still be missing: it is about to be printed. */
  isCvPending?: boolean | undefined;
}

/** Reads and checks a content file with all that it names. Whatever an owner can do wrong is told, never thrown. */
export async function loadContent(
  file: string,
  { name = file, strict, advice, isCvPending = false }: LoadOptions = {},
): Promise<LoadedContent> {
  const folder = dirname(resolve(file));
  const { text, finding } = await readText(file);
  const source = new JsonText(name.replaceAll("\\", "/"), text);
  const images = new Map<string, LoadedImage>();
  if (finding) {
    const diagnostics = placeFindings(source, [finding], strict);
    return { content: undefined, diagnostics, source, folder, files: [], images, cv: undefined };
  }
  const opened = openContent(source);
  const files = opened.index?.files ?? [];
  const names = files.filter((src) => !(isCvPending && src === cvFile));
  const probes = new Map(await Promise.all(names.map(async (src) => [src, await probeAsset(folder, src)] as const)));
  const { content, diagnostics } = checkOpened(opened, { strict, advice, assets: (src) => probes.get(src)?.facts });
  for (const [src, { facts, file: found }] of probes) {
    if (facts.status === "image")
      images.set(src, { file: found, width: facts.width, height: facts.height, format: facts.format });
  }
  const offered = probes.get(cvFile);
  const cv = offered?.facts.status === "document" ? offered.file : undefined;
  return { content, diagnostics, source, folder, files, images, cv };
}
