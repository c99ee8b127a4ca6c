import type { Content } from "../../content.ts";
import type { Entity } from "../../entities/index.ts";
import { addTexts } from "../../localize/put-texts.ts";
import type { Finding } from "../../messages/message.ts";
import { publish } from "../../resolve/editions/publish.ts";
import { collectPortfolio, type Portfolio } from "../../resolve/portfolio.ts";
import { splitPointer } from "../../source/place.ts";
import type { ContentIndex } from "../content-index/content-index.ts";
import type { Sound } from "../content-index/gather.ts";
import type { AssetProbe, DiskProbe } from "../disk.ts";
import type { AdviceFacts, Rule, RuleFacts } from "../rule.ts";
import { visitContent } from "../visit-content.ts";
import { checkCodeLink, checkContact } from "./advice/contact.ts";
import { checkDates, checkMissingYears, checkOrder } from "./advice/dates.ts";
import { checkDeeds, checkDescriptions, checkSkills, checkTags } from "./advice/deeds.ts";
import {
  checkAltTexts,
  checkFirstPerson,
  checkLinkTexts,
  checkOwnWords,
  checkSummary,
  checkWording,
} from "./advice/wording.ts";
import { checkAlternatives } from "./alternatives.ts";
import { checkCrowdedNavigation, checkHeadingLevels, checkHidden } from "./arrangement.ts";
import { checkFilters, checkTimelines } from "./entries.ts";
import { checkChat, checkContactCard, checkDateRanges, checkLinkLabels, checkUpdates } from "./facts.ts";
import { fileAddresses, linkedFiles } from "./files/linked-files.ts";
import { chosenPublications } from "./files/publications.ts";
import { shownFiles } from "./files/shown-files.ts";
import { textFiles } from "./files/text-files.ts";
import { posters, videos } from "./files/videos.ts";
import { ids, references } from "./ids.ts";
import { checkLanguages } from "./languages.ts";
import { repeatedLinks } from "./links/repeated-links.ts";
import { siteLinks } from "./links/site-links.ts";
import { insecureLinks, webAddresses } from "./links/web-addresses.ts";
import { contrast } from "./look/contrast.ts";
import { icons, linkKinds } from "./look/icons.ts";
import { lackingLetters } from "./look/lacking-letters.ts";
import { letters, scripts } from "./look/letters.ts";
import { oldPaths, paths, portableNames } from "./paths.ts";
import {
  checkPictureTexts,
  checkPlaceholders,
  checkSearchResults,
  checkTextReferences,
  checkVisibleTexts,
} from "./texts.ts";
import { checkFieldNames, checkFormTargets } from "./visitors.ts";
import {
  checkCodeGrammars,
  checkCodeLanguages,
  checkForm,
  checkFormulas,
  checkHtml,
  checkNotes,
  checkTangles,
  checkTemplateTags,
  checkWrittenAddresses,
} from "./words.ts";

/** Adapter: rules that are functions still. */
type OldRule = (index: ContentIndex, probe: AssetProbe, disk: DiskProbe) => Finding[];
type OldAdvice = (index: ContentIndex, portfolio: Portfolio, disk: DiskProbe) => Finding[];

/**
 * What JSON Schema can't say: it knows each value by itself, and these rules compare one with others, or with what
 * only the disk knows. ajv and zod agree on everything else.
 */
export const rules: readonly (Rule | OldRule)[] = [
  paths,
  oldPaths,
  portableNames,
  ids,
  siteLinks,
  webAddresses,
  checkVisibleTexts,
  checkPictureTexts,
  references,
  checkTextReferences,
  checkHidden,
  checkChat,
  checkContactCard,
  checkLinkLabels,
  contrast,
  letters,
  scripts,
  shownFiles,
  linkedFiles,
  fileAddresses,
  icons,
  videos,
  textFiles,
  chosenPublications,
  checkAlternatives,
  checkTangles,
  checkWrittenAddresses,
  checkFormulas,
  checkCodeGrammars,
  checkHtml,
  checkNotes,
  checkTemplateTags,
  checkForm,
  checkPlaceholders,
  checkSearchResults,
  insecureLinks,
  repeatedLinks,
  checkDateRanges,
  checkUpdates,
  checkHeadingLevels,
  checkTimelines,
  checkFilters,
  checkCrowdedNavigation,
  checkFieldNames,
  checkFormTargets,
  checkLanguages,
];

/** What a recruiter or an applicant system misses in a portfolio; the findings are advice. */
export const adviceRules: readonly (Rule<AdviceFacts> | OldAdvice)[] = [
  checkContact,
  checkCodeLink,
  checkDeeds,
  checkDescriptions,
  checkDates,
  checkOrder,
  checkMissingYears,
  checkSkills,
  checkTags,
  checkWording,
  checkFirstPerson,
  checkSummary,
  checkAltTexts,
  posters,
  checkLinkTexts,
  linkKinds,
  checkCodeLanguages,
  lackingLetters,
  checkOwnWords,
];

/** Runs every rule over content, however wrong its shape. */
export function runRules(facts: RuleFacts): Finding[] {
  const { index, assets, disk } = facts;
  return rules.flatMap((rule) =>
    typeof rule === "function" ? rule(index, assets, disk) : visitContent([rule], facts),
  );
}

/** Reads sound content as a recruiter does, in each of its languages. */
export function runAdviceRules(facts: RuleFacts): Finding[] {
  const { index, disk } = facts;
  return index.readers.flatMap((language) => {
    const content = index.contentIn(language);
    if (!content) return [];
    const portfolio = collectPortfolio(publish(addTexts(content, index.textFiles)));
    const own = readIn(language, index, content);
    return adviceRules.flatMap((rule) =>
      typeof rule === "function"
        ? rule(own, portfolio, disk)
        : visitContent([rule], { ...facts, index: own, portfolio }),
    );
  });
}

/** What of an index visitors of a language read. */
function readIn(language: string, index: ContentIndex, content: Content): ContentIndex {
  const isRead = ({ languages }: { languages: readonly string[] }) => languages.includes(language);
  const entities = index.entities
    .filter(isRead)
    .map((one) => ({ ...one, value: valueAt<Entity>(content, one.pointer) }));
  return { ...index, texts: index.texts.filter(isRead), images: index.images.filter(isRead), entities };
}

/** The index has pointers of entities only. */
function valueAt<T>(content: unknown, pointer: string): Sound<T> {
  return splitPointer(pointer).reduce<unknown>((value, name) => Reflect.get(Object(value), name), content) as Sound<T>;
}
