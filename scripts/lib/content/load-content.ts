import { dirname, posix, resolve } from "node:path";
import { checkComposed, composeContent, openContent } from "../../../schema/check/check.ts";
import { indexContent } from "../../../schema/check/content-index/content-index.ts";
import { listLinkedFiles, listShownFiles, listTextFiles } from "../../../schema/check/content-index/named-files.ts";
import { listPaths } from "../../../schema/check/rules/links/link-targets.ts";
import type { TranslationRecord } from "../../../schema/check/translation-record.ts";
import type { Content } from "../../../schema/content.ts";
import { ContentDocument } from "../../../schema/document/document.ts";
import { isRecordKind } from "../../../schema/kinds.ts";
import type { Diagnostic, RuleReport } from "../../../schema/messages/message.ts";
import type { Size } from "../../../schema/pictures/picture.ts";
import type { TextFacts, TextFiles } from "../../../schema/records/text-files.ts";
import { type LocalizedContent, localizeContent } from "../../../schema/resolve/localized-content.ts";
import { cvFile, ownFile } from "../../../schema/site-files.ts";
import { JsonText } from "../../../schema/source/json-text.ts";
import { prepareCheck } from "../app/prepare-check.ts";
import { loadFontProbe } from "../fonts/probe-fonts.ts";
import { findMaskedContacts } from "../html/contacts.ts";
import { listTypesetting, loadTypesettingProbe, type Typesetting } from "../typesetting/typesetter.ts";
import { makeCvProbe } from "./documents/cv-mark.ts";
import { probeIcon } from "./find-icon.ts";
import { keepPaths, readLastPaths } from "./last-paths.ts";
import { holdsFile } from "./locate-file.ts";
import { findPictureFault, probeAsset } from "./probe-asset.ts";
import { findFileFault, probeLinkedFile } from "./probe-linked-file.ts";
import { readLists } from "./read-lists.ts";
import { readRecord, recordNameOf } from "./read-record.ts";
import { readText } from "./read-text.ts";
import { readTextFile, type Unsaved } from "./read-text-file.ts";
import { loadPictureProbe, loadTemplateProbe } from "./template-texts.ts";

/** A picture of the content; its size is in pixels, as shown. */
export interface LoadedImage {
  file: string;
  width: number;
  height: number;
  format: string;
}

/** A video or its captions. `size` is the video's display size, if the file has one. */
export interface LoadedMedium {
  file: string;
  /** The format by the file's content; it becomes the ending of its name on the site. */
  format: string;
  size?: Size | undefined;
}

/** A file that a link names; its size is in bytes. */
export interface LinkedFile {
  file: string;
  bytes: number;
}

export interface LoadedContent {
  /** The checked content in its first language; undefined exactly if there is an error. */
  content: Content | undefined;
  /** The content in each of its languages, the first one first; empty exactly if there is an error. */
  locales: readonly LocalizedContent[];
  diagnostics: Diagnostic[];
  /** The file's text, as far as it could be read, with its source locations. */
  source: JsonText;
  /** The folder that the content's file names are relative to. */
  folder: string;
  /** The texts of all files that contain parts of the content, in the order in which it names them. */
  texts: string[];
  /** The content's own file, with the texts that it names, but without the lists that it includes. */
  document: ContentDocument;
  /** The same with the lists that it includes. */
  whole: ContentDocument;
  /** The originals that translations were made from, if there is such a file. */
  record: TranslationRecord | undefined;
  /** The names of all files that the content shows or links to, with its CV, texts and translation record. */
  files: string[];
  /** The names of the lists in files of their own. */
  lists: string[];
  /** The folders in which every file counts: those of posts. They are named as the files are. */
  folders: string[];
  typesetting: Typesetting;
  /** Pictures by their names in the content. */
  images: Map<string, LoadedImage>;
  /** Videos and captions by their names in the content. */
  media: Map<string, LoadedMedium>;
  /** Linked files by their names in the links, including a CV that a block offers. */
  linked: Map<string, LinkedFile>;
}

export interface LoadOptions {
  /** Unsaved text that is checked in place of the file's. */
  text?: string | undefined;
  /** The same for any of its files, by their names in diagnostics. */
  unsaved?: Unsaved;
  /** The file's name in diagnostics; by default, as given. */
  name?: string | undefined;
  /** Turns warnings into errors. */
  strict?: boolean | undefined;
  /** Reports advice, too. */
  advice?: boolean | undefined;
  /** The CV that a block offers may be missing, because it is about to be printed. */
  isCvPending?: boolean | undefined;
  /** The content file itself may not be a link out of its folder. The files that it names never may. */
  isConfined?: boolean | undefined;
  /** Compares the pages with those of the last check without errors, and keeps them for the next. */
  remembers?: boolean | undefined;
  /** Shows drafts, as while a site is edited. */
  showsDrafts?: boolean | undefined;
  /** Whether its pages say which nodes of the content they show (`schema/source/node-ids.ts`). */
  hasIds?: boolean | undefined;
}

/** Reads and checks a content file with all its files. Errors of the owner are diagnostics, never thrown. */
export async function loadContent(file: string, options: LoadOptions = {}): Promise<LoadedContent> {
  const { name = file, unsaved, strict, advice, isCvPending = false, isConfined, showsDrafts } = options;
  const folder = dirname(resolve(file));
  const written = options.text ?? unsaved?.get(name.replaceAll("\\", "/"));
  const { text, report } =
    written === undefined ? await readText(file, { isConfined }) : { text: written, report: undefined };
  const source = new JsonText(name.replaceAll("\\", "/"), text);
  const images = new Map<string, LoadedImage>();
  const media = new Map<string, LoadedMedium>();
  const linked = new Map<string, LinkedFile>();
  await prepareCheck();
  const { composed, lists, folders } = await readWithFiles(source, report, folder, { showsDrafts, unsaved });
  const { languages, document: whole } = composed;
  const index = indexContent(composed);
  const pictures = [...new Set([...listShownFiles(index), ...listPreviews(whole.files)])];
  const linkedFiles = listLinkedFiles(index);
  const typesetting = listTypesetting(index.parts);
  const pending = new Set(index.publishedLanguages.map((language) => ownFile(cvFile, { language, languages })));
  const wanted = linkedFiles.filter((name) => !(isCvPending && pending.has(name)));
  const content = index.contentIn(index.publishedLanguages[0] ?? "");
  const contacts = content ? findMaskedContacts(content) : [];
  const recordNames = languages.length > 0 ? [recordNameOf(file)] : [];
  const [assets, others, [record]] = await Promise.all([
    probeAll(pictures, (src) => probeAsset(folder, src)),
    probeAll(wanted, (name) => probeLinkedFile(folder, name, contacts)),
    Promise.all(recordNames.map((name) => readRecord(folder, name, posix.join(posix.dirname(source.file), name)))),
  ]);
  const lastPaths = options.remembers ? await readLastPaths(file) : undefined;
  const { checked, diagnostics } = checkComposed(composed, index, {
    strict,
    advice,
    record,
    assets: (src) => assets.get(src)?.facts,
    disk: {
      lastPaths,
      ...(isCvPending ? undefined : makeCvProbe(index, others)),
      file: (name) => others.get(name)?.facts,
      hasFile: (name) => holdsFile(folder, name),
      icon: probeIcon,
      ...(await loadTemplateProbe()),
      ...(await loadPictureProbe(assets)),
      ...(await loadFontProbe(advice ? (index.root.theme ?? {}) : undefined)),
      ...(await loadTypesettingProbe(typesetting)),
    },
  });
  if (checked && options.remembers) await keepPaths(file, lastPaths, listPaths(index));
  const locales = checked ? localizeContent(checked, options.hasIds && !composed.original) : [];
  for (const [src, { facts, file: found }] of assets) {
    if (facts.status === "video") media.set(src, { file: found, format: facts.format, size: facts.size });
    if (facts.status === "captions") media.set(src, { file: found, format: "vtt" });
    if (facts.status === "image")
      images.set(src, { file: found, width: facts.width, height: facts.height, format: facts.format });
  }
  for (const [name, { facts, file: found }] of others) {
    if (facts.status === "file") linked.set(name, { file: found, bytes: facts.bytes });
  }
  const document = new ContentDocument(source, languages);
  document.files = whole.files;
  const filed = [...lists].filter(([, { status }]) => status !== "posts");
  const texts = [...whole.files, ...filed].flatMap(([, facts]) => (facts.status === "text" ? [facts.source.text] : []));
  const files = [...pictures, ...linkedFiles, ...whole.files.keys(), ...filed.map(([name]) => name), ...recordNames];
  return {
    content: locales[0]?.content,
    locales,
    diagnostics,
    source,
    folder,
    texts,
    document,
    whole,
    record,
    files,
    lists: filed.map(([name]) => name),
    folders,
    typesetting,
    images,
    media,
    linked,
  };
}

/** Reads content with the parts in its other files. Diagnostics name these relative to the content's name. */
async function readWithFiles(
  source: JsonText,
  issue: RuleReport | undefined,
  folder: string,
  { showsDrafts = false, unsaved }: Pick<LoadOptions, "showsDrafts" | "unsaved">,
) {
  const opened = openContent(source, undefined, issue);
  const beside = posix.dirname(source.file);
  const lists = await readLists(folder, opened.lists, beside, unsaved);
  const named = opened.lists.filter(({ kind }) => kind === "posts").map(({ name }) => name);
  const composed = composeContent(opened, lists, { showsDrafts, hasFile: (name) => holdsFile(folder, name) });
  const posts = new Map<string, TextFacts>();
  for (const facts of lists.values())
    if (facts.status === "posts") for (const [name, post] of facts.files) posts.set(name, post);
  const folders = [...new Set([...named, ...posts.keys()].map((name) => posix.dirname(name)))];
  const wanted = listTextFiles(composed.gathered);
  const others = [...wanted.keys()].filter((name) => !posts.has(name));
  const read = await probeAll(others, async (src) => {
    const facts = await readTextFile(folder, src, posix.join(beside, src), unsaved);
    const kind = wanted.get(src);
    if (!isRecordKind(kind) || facts.status !== "text") return facts;
    const { recordReaders } = await import("../records/read-records.ts");
    const held = await recordReaders[kind](facts.source);
    if (kind !== "bibliographyFile") return { ...facts, held };
    const { checkRecordLinks } = await import("../records/check-links.ts");
    const { checkPreviews } = await import("../records/check-previews.ts");
    const linked = await checkRecordLinks(held, (name) => findFileFault(folder, name));
    return { ...facts, held: await checkPreviews(linked, (name) => findPictureFault(folder, name)) };
  });
  composed.document.files = new Map([...posts, ...read]);
  return { composed, lists, folders };
}

/** The pictures that references name. */
function listPreviews(files: TextFiles): string[] {
  return [...files.values()].flatMap((facts) =>
    facts.status === "text"
      ? (facts.held?.records ?? []).flatMap((record) =>
          "preview" in record && record.preview ? record.preview.src : [],
        )
      : [],
  );
}

async function probeAll<Facts>(names: readonly string[], probe: (name: string) => Promise<Facts>) {
  return new Map(await Promise.all(names.map(async (name) => [name, await probe(name)] as const)));
}
