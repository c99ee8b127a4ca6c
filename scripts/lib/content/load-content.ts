import { dirname, posix, resolve } from "node:path";
import { checkComposed, composeContent, openContent } from "../../../schema/check/check.ts";
import { indexContent } from "../../../schema/check/content-index/content-index.ts";
import { listLinkedFiles, listShownFiles, listTextFiles } from "../../../schema/check/content-index/named-files.ts";
import type { TranslationRecord } from "../../../schema/check/translation-record.ts";
import type { Content } from "../../../schema/content.ts";
import { ContentDocument } from "../../../schema/document/document.ts";
import { isRecordKind } from "../../../schema/kinds.ts";
import type { Diagnostic, Finding } from "../../../schema/messages/message.ts";
import type { Size } from "../../../schema/pictures/picture.ts";
import type { TextFacts } from "../../../schema/records/text-files.ts";
import { type Edition, makeEditions } from "../../../schema/resolve/editions/editions.ts";
import { cvFile, ownFile } from "../../../schema/site-files.ts";
import { JsonText } from "../../../schema/source/json-text.ts";
import { prepareCheck } from "../app/prepare-check.ts";
import { loadLetterProbe } from "../fonts/probe-letters.ts";
import { probeIcon } from "../icons/find-icon.ts";
import { findSecrets } from "../privacy/secrets.ts";
import { listTypesetting, loadTypesettingProbe, type Typesetting } from "../typesetting/typesetter.ts";
import { holdsFile } from "./locate-file.ts";
import { probeAsset } from "./probe-asset.ts";
import { probeLinkedFile } from "./probe-linked-file.ts";
import { readLists } from "./read-lists.ts";
import { readRecord, recordNameOf } from "./read-record.ts";
import { readText } from "./read-text.ts";
import { readTextFile } from "./read-text-file.ts";

/** A picture that content names: where it is, and its size in pixels as it is shown. */
export interface LoadedImage {
  file: string;
  width: number;
  height: number;
  format: string;
}

/** A video or its captions: where it is, and of a video its size as it is shown, where it says one. */
export interface LoadedMedium {
  file: string;
  /** By what is in the file: the ending of its name on the site. */
  format: string;
  size?: Size | undefined;
}

/** A file that a link names: where it is, and how large. */
export interface LinkedFile {
  file: string;
  bytes: number;
}

export interface LoadedContent {
  /** The checked content, in its first language; undefined exactly when there is an error. */
  content: Content | undefined;
  /** The same in each of its languages, the first one first; none exactly when there is an error. */
  editions: readonly Edition[];
  diagnostics: Diagnostic[];
  /** The file's text, as far as it could be read, with the places in it. */
  source: JsonText;
  /** The folder from which the content's files are named. */
  folder: string;
  /** The texts of all files that hold parts of the content, in the order in which it names them. */
  texts: string[];
  /** The content's own file, with the texts that it names; what it includes by lists is not in it. */
  document: ContentDocument;
  /** The same with what it includes by lists. */
  whole: ContentDocument;
  /** What tells of which originals the translations were made, where there is a file for that. */
  record: TranslationRecord | undefined;
  /** The files that the content wants to show or offer, by the names that it gives them; its CV, its texts and record, too. */
  files: string[];
  /** The folders of which every file counts: those of posts. Each is named as the files are. */
  folders: string[];
  /** What of its texts needs to be set. */
  typesetting: Typesetting;
  /** The content's pictures, by the names that it gives them. */
  images: Map<string, LoadedImage>;
  /** The videos and their captions, by the names that the content gives them. */
  media: Map<string, LoadedMedium>;
  /** The files that links name, by the names that they give them; a CV that a block offers is one. */
  linked: Map<string, LinkedFile>;
}

export interface LoadOptions {
  /** What is checked in place of the file's text, as if it were saved there. */
  text?: string | undefined;
  /** The name that diagnostics give the file; as it was given, unless said else. */
  name?: string | undefined;
  /** Whether warnings are errors. */
  strict?: boolean | undefined;
  /** Whether advice is told as well. */
  advice?: boolean | undefined;
  /** Whether a CV that a block offers may still be missing: it is about to be printed. */
  isCvPending?: boolean | undefined;
  /** Whether the content file itself may not be a link out of its folder, as no file that it names may. */
  isConfined?: boolean | undefined;
  /** Whether drafts are shown, as they are while a site is edited. */
  showsDrafts?: boolean | undefined;
  /** Whether its pages say which nodes of the content they show (`schema/source/node-ids.ts`). */
  hasIds?: boolean | undefined;
}

/** Reads and checks a content file with all that it names. Whatever an owner can do wrong is told, never thrown. */
export async function loadContent(file: string, options: LoadOptions = {}): Promise<LoadedContent> {
  const { text: unsaved, name = file, strict, advice, isCvPending = false, isConfined, showsDrafts } = options;
  const folder = dirname(resolve(file));
  const { text, finding } =
    unsaved === undefined ? await readText(file, { isConfined }) : { text: unsaved, finding: undefined };
  const source = new JsonText(name.replaceAll("\\", "/"), text);
  const images = new Map<string, LoadedImage>();
  const media = new Map<string, LoadedMedium>();
  const linked = new Map<string, LinkedFile>();
  await prepareCheck();
  const { composed, lists, folders } = await readWithFiles(source, finding, folder, showsDrafts);
  const { languages, document } = composed;
  const index = indexContent(composed);
  const pictures = listShownFiles(index);
  const linkedFiles = listLinkedFiles(index);
  const typesetting = listTypesetting(index.parts);
  const pending = new Set(index.readers.map((language) => ownFile(cvFile, { language, languages })));
  const wanted = linkedFiles.filter((name) => !(isCvPending && pending.has(name)));
  const sound = index.contentIn(index.readers[0] ?? "");
  const secrets = sound ? findSecrets(sound) : [];
  const recordNames = languages.length > 0 ? [recordNameOf(file)] : [];
  const [assets, others, [record]] = await Promise.all([
    probeAll(pictures, (src) => probeAsset(folder, src)),
    probeAll(wanted, (name) => probeLinkedFile(folder, name, secrets)),
    Promise.all(recordNames.map((name) => readRecord(folder, name, posix.join(posix.dirname(source.file), name)))),
  ]);
  const { checked, diagnostics } = checkComposed(composed, index, {
    strict,
    advice,
    record,
    assets: (src) => assets.get(src)?.facts,
    disk: {
      file: (name) => others.get(name)?.facts,
      hasFile: (name) => holdsFile(folder, name),
      icon: probeIcon,
      ...(await loadLetterProbe(advice ? (index.root.theme ?? {}) : undefined)),
      ...(await loadTypesettingProbe(typesetting)),
    },
  });
  const editions = checked ? makeEditions(checked, options.hasIds && !composed.written) : [];
  for (const [src, { facts, file: found }] of assets) {
    if (facts.status === "video") media.set(src, { file: found, format: facts.format, size: facts.size });
    if (facts.status === "captions") media.set(src, { file: found, format: "vtt" });
    if (facts.status === "image")
      images.set(src, { file: found, width: facts.width, height: facts.height, format: facts.format });
  }
  for (const [name, { facts, file: found }] of others) {
    if (facts.status === "file") linked.set(name, { file: found, bytes: facts.bytes });
  }
  const own = new ContentDocument(source, languages);
  own.files = document.files;
  const filed = [...lists].filter(([, { status }]) => status !== "posts");
  const texts = [...document.files, ...filed].flatMap(([, facts]) =>
    facts.status === "text" ? [facts.source.text] : [],
  );
  const files = [...pictures, ...linkedFiles, ...document.files.keys(), ...filed.map(([name]) => name), ...recordNames];
  return {
    content: editions[0]?.content,
    editions,
    diagnostics,
    source,
    folder,
    texts,
    document: own,
    whole: document,
    record,
    files,
    folders,
    typesetting,
    images,
    media,
    linked,
  };
}

/** Reads content with what it keeps in files of their own; diagnostics name these as they name the content. */
async function readWithFiles(source: JsonText, trouble: Finding | undefined, folder: string, showsDrafts = false) {
  const opened = openContent(source, undefined, trouble);
  const beside = posix.dirname(source.file);
  const lists = await readLists(folder, opened.lists, beside);
  const folders = opened.lists.filter(({ kind }) => kind === "posts").map(({ name }) => posix.dirname(name));
  const composed = composeContent(opened, lists, showsDrafts);
  const posts = new Map<string, TextFacts>();
  for (const facts of lists.values())
    if (facts.status === "posts") for (const [name, post] of facts.files) posts.set(name, post);
  const wanted = listTextFiles(composed.gathered);
  const others = [...wanted.keys()].filter((name) => !posts.has(name));
  const read = await probeAll(others, async (src) => {
    const facts = await readTextFile(folder, src, posix.join(beside, src));
    const kind = wanted.get(src);
    if (!isRecordKind(kind) || facts.status !== "text") return facts;
    const { recordReaders } = await import("../records/read-records.ts");
    return { ...facts, held: await recordReaders[kind](facts.source) };
  });
  composed.document.files = new Map([...posts, ...read]);
  return { composed, lists, folders };
}

async function probeAll<Facts>(names: readonly string[], probe: (name: string) => Promise<Facts>) {
  return new Map(await Promise.all(names.map(async (name) => [name, await probe(name)] as const)));
}
