import type { Content } from "../../content.ts";
import type { Entity } from "../../entities/index.ts";
import { addTexts, publish } from "../../localize/fill-texts.ts";
import type { RuleReport } from "../../messages/message.ts";
import { collectPortfolio } from "../../portfolio/portfolio.ts";
import { splitPointer } from "../../source/location.ts";
import type { ContentIndex } from "../content-index/content-index.ts";
import type { Valid } from "../content-index/gather.ts";
import type { AdviceFacts, Rule, RuleFacts } from "../rule.ts";
import { visitContent } from "../visit-content.ts";
import { achievements, descriptions, measures } from "./advice/achievements.ts";
import { codeLink, contact } from "./advice/contact.ts";
import { dates, missingYears, order } from "./advice/dates.ts";
import { emptyWords } from "./advice/empty-words.ts";
import { publicationPages } from "./advice/publications.ts";
import { skills } from "./advice/skills.ts";
import { programWords, summary, wording } from "./advice/wording.ts";
import { alternatives } from "./alternatives.ts";
import { crowdedNavigation, emptied, headingLevels } from "./arrangement.ts";
import { dateOrder } from "./dates.ts";
import { shownEntries } from "./entries.ts";
import { unshownLinks } from "./facts.ts";
import { fileAddresses, linkedFiles } from "./files/linked-files.ts";
import { chosenPublications } from "./files/publications.ts";
import { shownFiles } from "./files/shown-files.ts";
import { textFiles } from "./files/text-files.ts";
import { posters, videos } from "./files/videos.ts";
import { forms } from "./form-fields.ts";
import { ids, references } from "./ids.ts";
import { loneLanguage } from "./languages.ts";
import { repeatedLinks } from "./links/repeated-links.ts";
import { siteLinks } from "./links/site-links.ts";
import { insecureLinks, webAddresses } from "./links/web-addresses.ts";
import { writtenAddresses } from "./markdown/addresses.ts";
import { codeLanguages, typesetting } from "./markdown/code.ts";
import { notes } from "./markdown/notes.ts";
import { tags } from "./markdown/tags.ts";
import { tooComplex, unparsed } from "./markdown/unparsed.ts";
import { oldPaths, paths, portableNames } from "./paths.ts";
import { leftovers } from "./texts/leftovers.ts";
import { textReferences } from "./texts/references.ts";
import { searchResults } from "./texts/search-results.ts";
import { visibleTexts } from "./texts/visible.ts";
import { contrast } from "./theme/contrast.ts";
import { fonts, scripts } from "./theme/fonts.ts";
import { icons, linkKinds } from "./theme/icons.ts";
import { missingCharacters } from "./theme/missing-characters.ts";

/**
 * Rules check what JSON Schema can't: they compare a value with others, or with the disk. ajv and zod agree on
 * everything else. Diagnostics at one location are in this order.
 */
export const rules: readonly Rule[] = [
  paths,
  oldPaths,
  portableNames,
  ids,
  siteLinks,
  webAddresses,
  visibleTexts,
  references,
  textReferences,
  emptied,
  unshownLinks,
  contrast,
  fonts,
  scripts,
  shownFiles,
  linkedFiles,
  fileAddresses,
  icons,
  videos,
  textFiles,
  chosenPublications,
  alternatives,
  tooComplex,
  writtenAddresses,
  typesetting,
  tags,
  notes,
  unparsed,
  leftovers,
  searchResults,
  insecureLinks,
  repeatedLinks,
  dateOrder,
  headingLevels,
  shownEntries,
  crowdedNavigation,
  forms,
  loneLanguage,
];

/** What recruiters or applicant systems miss in a portfolio. */
export const adviceRules: readonly Rule<AdviceFacts>[] = [
  contact,
  codeLink,
  achievements,
  measures,
  descriptions,
  dates,
  order,
  missingYears,
  publicationPages,
  skills,
  wording,
  summary,
  emptyWords,
  posters,
  linkKinds,
  codeLanguages,
  missingCharacters,
  programWords,
];

/** Runs every rule on content. Its shape may have errors. */
export function runRules(facts: RuleFacts): RuleReport[] {
  return visitContent(rules, facts);
}

/** Runs the advice rules on content without errors, once per language. */
export function runAdviceRules(facts: RuleFacts): RuleReport[] {
  const { index } = facts;
  return index.publishedLanguages.flatMap((language) => {
    const content = index.contentIn(language);
    if (!content) return [];
    const portfolio = collectPortfolio(publish(addTexts(content, index.document.files)));
    return visitContent(adviceRules, { ...facts, index: readIn(language, index, content), portfolio });
  });
}

/** The index, limited to what visitors of a language read. */
function readIn(language: string, index: ContentIndex, content: Content): ContentIndex {
  const isRead = ({ languages }: { languages: readonly string[] }) => languages.includes(language);
  const entities = index.entities
    .filter(isRead)
    .map((one) => ({ ...one, value: valueAt<Entity>(content, one.pointer) }));
  return { ...index, texts: index.texts.filter(isRead), images: index.images.filter(isRead), entities };
}

/** The cast is safe: only pointers of entities are passed. */
function valueAt<T>(content: unknown, pointer: string): Valid<T> {
  return splitPointer(pointer).reduce<unknown>((value, name) => Reflect.get(Object(value), name), content) as Valid<T>;
}
