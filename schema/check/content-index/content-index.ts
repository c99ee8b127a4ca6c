import { type PlacedBlock, visibleBlocks } from "../../blocks/walk.ts";
import { type Content, type PageContent, page } from "../../content.ts";
import { isFileName } from "../../file-types.ts";
import { isRecordKind, type Kind, type RecordKind } from "../../kinds.ts";
import type { Finding } from "../../messages/messages.ts";
import { cvFile, ownFile, type SiteLanguages } from "../../resolve/address.ts";
import { putTexts } from "../../resolve/map-texts.ts";
import { listPaperPaths } from "../../resolve/papers/add-papers.ts";
import { addPosts } from "../../resolve/posts/add-posts.ts";
import type { JsonText } from "../../source/json-text.ts";
import { pointerOf } from "../../source/place.ts";
import type { SourceText } from "../../source/source-text.ts";
import { describePlace } from "../places.ts";
import { type Gathered, gatherContent } from "./gather.ts";
import { readWritten, type TextFiles, type Written } from "./written.ts";

/** The kinds of file that pages show. */
const fileKinds: readonly Kind[] = ["file", "videoFile", "captionsFile"];

interface SoundPage {
  /** With its defaults. */
  page: PageContent;
  pointer: string;
  /** What of it visitors see. */
  blocks: readonly PlacedBlock[];
}

/** What there is in a content, where it stands, and what of it is known to be wrong: all that rules ask. */
export class ContentIndex implements Gathered {
  /** What the disk says of the files that hold texts. */
  readonly textFiles: TextFiles;
  /** The language that it is read in. */
  readonly languages: SiteLanguages;
  readonly #source: JsonText;
  readonly #content: Content | undefined;
  readonly #mistakes: readonly Finding[];
  readonly #gathered: Gathered;
  readonly #broken: ReadonlySet<string>;
  /** What has a mistake in it, or is one. */
  readonly #doubtful: ReadonlySet<string>;
  readonly #misspelt: ReadonlySet<string>;
  #written: Written | undefined;
  #texts: Gathered["texts"] | undefined;

  /**
   * @param content the same with its defaults, where its shape is sound
   * @param mistakes what is reported of the shape already, by its place as it is written; no rule reports what follows
   * @param files the texts that the content keeps in files of their own, as far as they were looked for
   * @param languages the language that it is read in; of content in one language, nothing depends on it
   */
  constructor(
    source: JsonText,
    content: Content | undefined,
    mistakes: readonly Finding[],
    files: TextFiles = new Map(),
    languages: SiteLanguages = { language: "" },
    gathered?: Gathered,
  ) {
    const places = mistakes.map(({ code, place }) => ({ code, pointer: pointerOf(place) ?? "" }));
    const unknownKeys = places.filter(({ code }) => code === "unknown-key");
    this.textFiles = files;
    this.languages = languages;
    this.#source = source;
    this.#content = content;
    this.#mistakes = mistakes;
    this.#broken = new Set(places.map(({ pointer }) => pointer));
    this.#doubtful = withAncestors(this.#broken);
    this.#misspelt = new Set(unknownKeys.map(({ pointer }) => pointer.slice(0, pointer.lastIndexOf("/"))));
    this.#gathered = gathered ?? gatherContent(source.value, this.#broken.size > 0 ? this.isBroken : undefined);
  }

  /** The same with the texts that the content keeps in files of their own. */
  withTexts(files: TextFiles): ContentIndex {
    return new ContentIndex(this.#source, this.#content, this.#mistakes, files, this.languages, this.#gathered);
  }

  get root(): Gathered["root"] {
    return this.#gathered.root;
  }

  get pages(): Gathered["pages"] {
    return this.#gathered.pages;
  }

  get posts(): Gathered["posts"] {
    return this.#gathered.posts;
  }

  get emptied(): Gathered["emptied"] {
    return this.#gathered.emptied;
  }

  get blockLists(): Gathered["blockLists"] {
    return this.#gathered.blockLists;
  }

  get entities(): Gathered["entities"] {
    return this.#gathered.entities;
  }

  get choices(): Gathered["choices"] {
    return this.#gathered.choices;
  }

  get images(): Gathered["images"] {
    return this.#gathered.images;
  }

  get translations(): Gathered["translations"] {
    return this.#gathered.translations;
  }

  /** What stands within the texts. */
  get written(): Written {
    this.#written ??= readWritten(this.#gathered.texts, this.textFiles);
    return this.#written;
  }

  /** All texts, with those that stand within others. */
  get texts(): Gathered["texts"] {
    this.#texts ??= [...this.#gathered.texts, ...this.written.values];
    return this.#texts;
  }

  /** The words of links that download the CV. */
  get cvLabels(): Gathered["texts"] {
    return this.#gathered.texts.filter(({ key }) => key === "cvLabel");
  }

  /** Whether a mistake of exactly this value is reported already. */
  readonly isBroken = (pointer: string): boolean => this.#broken.has(this.#source.writtenAt(pointer));

  /** Whether a mistake in or at this value is reported already, so that what it says can't be relied on. */
  readonly isDoubtful = (pointer: string): boolean => this.#doubtful.has(this.#source.writtenAt(pointer));

  /** Whether an object has a key that is reported as unknown, which may be the one that is looked for. */
  readonly hasUnknownKey = (pointer: string): boolean => this.#misspelt.has(this.#source.writtenAt(pointer));

  /** Whether the profile may say this, had a mistake in it not hidden that. */
  readonly mayHave = (key: "phone" | "location"): boolean => {
    const { profile } = this.root;
    if (profile === undefined || profile[key] !== undefined || this.hasUnknownKey("/profile")) return true;
    return this.isBroken("/profile") || this.isBroken(`/profile/${key}`);
  };

  /** The line of a value's key, or of the value itself in a list: "12", and "2 of posts/first.md" where it is in another file. */
  readonly lineOf = (pointer: string): string => {
    const { source, span } = this.#source.locate({ key: pointer });
    const { line } = source.position(span.start);
    return source.file === this.#source.file ? String(line) : `${line} of ${source.file}`;
  };

  readonly describe = (pointer: string): string => describePlace(this.#source, pointer);

  /** The files that links name, each once. The CV is one where a block or a link offers it. */
  get linkedFiles(): string[] {
    const named = this.texts.filter(({ kind, text }) => kind === "href" && isFileName(text)).map(({ text }) => text);
    const all = [...named, ...(this.cvLabels.length > 0 ? [cvFile] : [])];
    return [...new Set(all.map((name) => ownFile(name, this.languages)))];
  }

  /** The files that hold texts and could be read, by the names that the content gives them. */
  get otherSources(): ReadonlyMap<string, SourceText> {
    return new Map(
      [...this.textFiles].flatMap(([name, facts]) => (facts.status === "text" ? [[name, facts.source] as const] : [])),
    );
  }

  /** The files that hold texts of what is shown, each once. */
  get textFileNames(): string[] {
    return [...new Set(this.#gathered.texts.filter(({ kind }) => kind === "textFile").map(({ text }) => text))];
  }

  /** The files that hold records of what is shown, by their names, each with its form. */
  get recordFiles(): ReadonlyMap<string, RecordKind> {
    return new Map(
      this.#gathered.texts.flatMap(({ kind, text }) => (isRecordKind(kind) ? [[text, kind] as const] : [])),
    );
  }

  /** The pictures and videos that the content wants to show, each once; what is hidden needs none. */
  get files(): string[] {
    return [...new Set(this.texts.filter(({ kind }) => fileKinds.includes(kind)).map(({ text }) => text))];
  }

  /** Whether the path of some page isn't known, because of a mistake that is reported already. */
  get lacksPaths(): boolean {
    // A post that couldn't be read is told of at its list.
    const lacksPosts = [...this.#broken].some((pointer) => pointer.endsWith("/posts"));
    const pages = this.root.pages ?? [];
    return lacksPosts || this.#lacksPapers || pages.length === 0 || pages.some((one) => one?.path === undefined);
  }

  /** Whether it isn't known which publications have pages of their own. */
  get #lacksPapers(): boolean {
    const files = [...this.recordFiles].filter(([, kind]) => kind === "bibliographyFile");
    return files.some(([name]) => !this.#content || this.textFiles.get(name)?.status !== "text");
  }

  #paperPaths: readonly string[] | undefined;

  /** The paths of the pages that publications of long lists have, as far as they are known. */
  get paperPaths(): readonly string[] {
    this.#paperPaths ??= this.#content ? listPaperPaths(addPosts(this.addTexts(this.#content))) : [];
    return this.#paperPaths;
  }

  /** Content with the texts and records that it keeps in files of their own. */
  readonly addTexts = (content: Content): Content => {
    const { otherSources } = this;
    if (otherSources.size === 0) return content;
    const recordsOf = (name: string) => {
      const facts = this.textFiles.get(name);
      return facts?.status === "text" ? facts.held?.records : undefined;
    };
    return putTexts(content, (name) => otherSources.get(name)?.prose, recordsOf);
  };

  #soundPages: SoundPage[] | undefined;

  /** The visible pages that are of the right shape. */
  get soundPages(): readonly SoundPage[] {
    this.#soundPages ??= this.pages.flatMap(({ pointer, hidden, value }, index) => {
      if (hidden || this.isDoubtful(pointer)) return [];
      const sound = this.#content ? this.#content.pages[index] : page.safeParse(value).data;
      return sound ? [{ page: sound, pointer, blocks: visibleBlocks(sound.blocks) }] : [];
    });
    return this.#soundPages;
  }
}

/** Pointers, and those of all that they are in. */
function withAncestors(pointers: Iterable<string>): Set<string> {
  const all = new Set(pointers);
  for (const pointer of all) if (pointer.includes("/")) all.add(pointer.slice(0, pointer.lastIndexOf("/")));
  return all;
}
