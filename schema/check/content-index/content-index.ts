import { type LocatedBlock, visibleBlocks } from "../../blocks/walk.ts";
import { type Content, type PageContent, page } from "../../content.ts";
import type { ContentNode } from "../../document/content-node.ts";
import type { ContentDocument } from "../../document/document.ts";
import { type PartNode, partsOf, valuesInPart } from "../../document/part-node.ts";
import { isRecord } from "../../json-schema/schema-parts.ts";
import { addTexts } from "../../localize/fill-texts.ts";
import { type LocalValue, localize, localizeChecked, type Written as WrittenContent } from "../../localize/localize.ts";
import { listPublicationPaths } from "../../portfolio/publication-pages.ts";
import { memoize } from "../../source/once.ts";
import { describeNode } from "../locate-reports.ts";
import type { GatheredParts } from "./gather.ts";
import type { KnownErrors } from "./known-errors.ts";

export interface ValidatedContent {
  document: ContentDocument;
  /** The site's languages, the default one first; empty if it has only one. */
  languages: readonly string[];
  /** The content with its defaults; undefined if its shape has errors. */
  checked: WrittenContent<Content> | undefined;
  errors: KnownErrors;
  gathered: GatheredParts;
}

/** A page without errors of shape, in one language and with its defaults. */
interface SoundPage {
  page: PageContent;
  pointer: string;
  /** Its visible blocks. Their pointers are relative to the page's list of blocks. */
  blocks: readonly LocatedBlock[];
}

/** Everything that rules look up: the content and the files that it names, in all languages. */
export interface ContentIndex extends GatheredParts {
  errors: KnownErrors;
  /** The site's languages, the default one first; empty if it has only one. */
  languages: readonly string[];
  /** The languages to use as arguments below: those of the site, or `[""]` if it has only one. */
  publishedLanguages: readonly string[];
  /** The first of `publishedLanguages`; all of them if pages show other parts in some languages. */
  variants: readonly string[];
  document: ContentDocument;
  /** Links, pictures, formulas and other parts of texts. Parts that are also values are in `texts` too. */
  parts: readonly PartNode[];
  /** Texts whose Markdown is too entangled to parse. */
  tooComplex: readonly ContentNode[];
  /** The content in a language. Texts in files are still the files' names. Undefined if the shape has errors. */
  contentIn: (language: string) => Content | undefined;
  /** `contentIn`, together with what is known about its texts. */
  localIn: (language: string) => LocalValue<Content> | undefined;
  /** The pages visible in a language, without those that have a reported error. */
  soundPages: (language: string) => readonly SoundPage[];
  /** The paths of the publication pages in a language, as far as they are known. */
  publicationPaths: (language: string) => readonly string[];
  /** True if some page's path is unknown because of an error that is already reported. */
  lacksPaths: boolean;
  /** The line of a value's key, or of the value itself in a list: "12", or "2 of posts/first.md" in another file. */
  lineOf: (pointer: string) => string;
  describe: (pointer: string) => string;
}

/** Indexes validated content. The files of its texts must be read before. */
export function indexContent(validated: ValidatedContent): ContentIndex {
  const { document, languages, checked, errors, gathered } = validated;
  const publishedLanguages = languages.length === 0 ? [""] : [...new Set(languages)];
  const parts: PartNode[] = [];
  const tooComplex: ContentNode[] = [];
  for (const text of gathered.texts) {
    const own = partsOf(text);
    if (!own) tooComplex.push(text);
    else for (const part of own) parts.push(part);
  }
  const publications = gathered.texts.flatMap(({ kind, text }) => (kind === "bibliographyFile" ? [text] : []));
  const localIn = memoize((language: string) => checked && localizeChecked(checked, languages, language));
  const contentIn = (language: string) => localIn(language)?.value;
  // If the whole content has errors, single pages may still have none.
  const rawPages = memoize((language: string) => {
    const { value } = localize(document.value, languages, language);
    return isRecord(value) && Array.isArray(value["pages"]) ? value["pages"] : [];
  });
  const soundPages = memoize((language: string) =>
    gathered.pages.flatMap(({ pointer, languages }): SoundPage[] => {
      if (!languages.includes(language) || errors.hasErrorsWithin(pointer)) return [];
      const own = Number(pointer.slice("/pages/".length));
      const sound = contentIn(language)?.pages[own] ?? page.safeParse(rawPages(language)[own]).data;
      return sound ? [{ page: sound, pointer, blocks: visibleBlocks(sound.blocks) }] : [];
    }),
  );
  const publicationPaths = memoize((language: string) => {
    const content = publications.length > 0 ? contentIn(language) : undefined;
    const postPaths = gathered.posts.flatMap(({ value }) => value.path ?? []);
    return content ? listPublicationPaths(addTexts(content, document.files).pages, postPaths) : [];
  });
  return {
    errors,
    languages,
    publishedLanguages,
    variants: gathered.ofLanguages.length > 0 ? publishedLanguages : publishedLanguages.slice(0, 1),
    document,
    parts,
    tooComplex,
    contentIn,
    localIn,
    soundPages,
    publicationPaths,
    lacksPaths: lacksPaths(validated) || publications.some((name) => !checked || !document.fileOf(name)),
    lineOf: (pointer) => {
      const { source = document.source, start } = document.at(pointer).keyLocation;
      const { line } = source.position(start);
      return source === document.source ? String(line) : `${line} of ${source.file}`;
    },
    describe: (pointer) => describeNode(document.at(pointer)),
    ...gathered,
    texts: parts.length > 0 ? [...gathered.texts, ...parts.flatMap(valuesInPart)] : gathered.texts,
  };
}

/** True if the path of some page or post is unknown. */
function lacksPaths({ errors, gathered }: ValidatedContent): boolean {
  // A post that can't be read is reported at its list.
  const lacksPosts = [...errors.pointers].some((pointer) => pointer.endsWith("/posts"));
  const { pages = [] } = gathered.root;
  return lacksPosts || pages.length === 0 || pages.some((one) => one?.path === undefined);
}
