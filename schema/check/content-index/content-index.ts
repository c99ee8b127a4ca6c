import { type PlacedBlock, visibleBlocks } from "../../blocks/walk.ts";
import { type Content, type PageContent, page } from "../../content.ts";
import type { ContentNode } from "../../document/content-node.ts";
import type { ContentDocument } from "../../document/document.ts";
import { type PartNode, partsOf, valuesOf } from "../../document/part-node.ts";
import { isRecord } from "../../json-schema/schema-parts.ts";
import { type LocalValue, localize, localizeChecked, type Written as WrittenContent } from "../../localize/localize.ts";
import { addTexts } from "../../localize/put-texts.ts";
import { listPaperPaths } from "../../portfolio/publication-pages.ts";
import { memoize } from "../../source/once.ts";
import { describeNode } from "../places.ts";
import type { Gathered } from "./gather.ts";
import type { Mistakes } from "./mistakes.ts";

/** Content as its owner wrote it, validated. */
export interface ValidatedContent {
  document: ContentDocument;
  /** The languages of the site, the first one first; none if it has but one. */
  languages: readonly string[];
  /** The content with its defaults, if its shape is sound. */
  checked: WrittenContent<Content> | undefined;
  mistakes: Mistakes;
  gathered: Gathered;
}

/** A page of the right shape, in one language and with its defaults. */
interface SoundPage {
  page: PageContent;
  pointer: string;
  /** Its visible blocks; their pointers begin behind that of the page's list. */
  blocks: readonly PlacedBlock[];
}

/** What content and the files that it names hold, in all languages: everything that rules ask. */
export interface ContentIndex extends Gathered {
  mistakes: Mistakes;
  /** The languages of the site, the first one first; none if it has but one. */
  languages: readonly string[];
  /** The languages to ask in: those of the site, or "" for its only one. */
  readers: readonly string[];
  /** The first of these, and the others where pages show other parts in them. */
  variants: readonly string[];
  document: ContentDocument;
  /** What is within texts and has a form of its own: links, pictures, formulas … Of what has the form of a value, `texts` has that. */
  parts: readonly PartNode[];
  /** Texts whose marks nobody could tell apart. */
  tangled: readonly ContentNode[];
  /** The content in a language, its files named in it but not in their places; undefined if its shape isn't sound. */
  contentIn: (language: string) => Content | undefined;
  /** The same with what is known of its texts. */
  localIn: (language: string) => LocalValue<Content> | undefined;
  /** The pages that visitors of a language see, as far as nothing wrong with them is reported. */
  soundPages: (language: string) => readonly SoundPage[];
  /** The paths of the pages that publications of long lists have in a language, as far as they are known. */
  paperPaths: (language: string) => readonly string[];
  /** Whether the path of some page isn't known, because of a mistake that is reported already. */
  lacksPaths: boolean;
  /** The line of a value's key, or of the value itself in a list: "12", and "2 of posts/first.md" where it is in another file. */
  lineOf: (pointer: string) => string;
  /** Says in words which value a pointer means. */
  describe: (pointer: string) => string;
}

/** Makes the index of validated content, after the files of its texts are read. */
export function indexContent(validated: ValidatedContent): ContentIndex {
  const { document, languages, checked, mistakes, gathered } = validated;
  const readers = languages.length === 0 ? [""] : [...new Set(languages)];
  const within = gathered.texts.map((text) => ({ text, parts: partsOf(text) }));
  const parts = within.flatMap(({ parts = [] }) => parts);
  const papers = gathered.texts.flatMap(({ kind, text }) => (kind === "bibliographyFile" ? [text] : []));
  const localIn = memoize((language: string) => checked && localizeChecked(checked, languages, language));
  const contentIn = (language: string) => localIn(language)?.value;
  // Where the shape isn't sound, some pages may be.
  const rawPages = memoize((language: string) => {
    const { value } = localize(document.value, languages, language);
    return isRecord(value) && Array.isArray(value["pages"]) ? value["pages"] : [];
  });
  const soundPages = memoize((language: string) =>
    gathered.pages.flatMap(({ pointer, languages }): SoundPage[] => {
      if (!languages.includes(language) || mistakes.isDoubtful(pointer)) return [];
      const own = Number(pointer.slice("/pages/".length));
      const sound = contentIn(language)?.pages[own] ?? page.safeParse(rawPages(language)[own]).data;
      return sound ? [{ page: sound, pointer, blocks: visibleBlocks(sound.blocks) }] : [];
    }),
  );
  const paperPaths = memoize((language: string) => {
    const content = papers.length > 0 ? contentIn(language) : undefined;
    const postPaths = gathered.posts.flatMap(({ value }) => value.path ?? []);
    return content ? listPaperPaths(addTexts(content, document.files).pages, postPaths) : [];
  });
  return {
    ...gathered,
    mistakes,
    languages,
    readers,
    variants: gathered.ofLanguages.length > 0 ? readers : readers.slice(0, 1),
    document,
    parts,
    tangled: within.flatMap(({ text, parts }) => (parts ? [] : [text])),
    texts: [...gathered.texts, ...parts.flatMap(valuesOf)],
    contentIn,
    localIn,
    soundPages,
    paperPaths,
    lacksPaths: lacksPaths(validated) || papers.some((name) => !checked || !document.fileOf(name)),
    lineOf: (pointer) => {
      const { source = document.source, start } = document.at(pointer).keyLocation;
      const { line } = source.position(start);
      return source === document.source ? String(line) : `${line} of ${source.file}`;
    },
    describe: (pointer) => describeNode(document.at(pointer)),
  };
}

/** Whether the path of some page or post isn't known. */
function lacksPaths({ mistakes, gathered }: ValidatedContent): boolean {
  // A post that can't be read is reported at its list.
  const lacksPosts = [...mistakes.pointers].some((pointer) => pointer.endsWith("/posts"));
  const { pages = [] } = gathered.root;
  return lacksPosts || pages.length === 0 || pages.some((one) => one?.path === undefined);
}
