import type { Content } from "../../content.ts";
import type { Finding } from "../../messages/messages.ts";
import { collectPortfolio, type Portfolio } from "../../resolve/portfolio.ts";
import type { ContentIndex } from "../content-index/content-index.ts";
import type { AssetProbe, DiskProbe } from "../disk.ts";
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
import { checkPictures, checkTextFiles } from "./files.ts";
import { checkIcons, checkLinkKinds } from "./icons.ts";
import { checkLanguages } from "./languages.ts";
import { checkCv, checkFileAddresses, checkLinkedFiles } from "./linked-files.ts";
import { checkInsecureLinks, checkLinks, checkRepeatedLinks, checkUnlinked, checkWebAddresses } from "./links.ts";
import { checkContrast } from "./look/contrast.ts";
import { checkLackingLetters, checkLetters, checkScripts } from "./look/letters.ts";
import { checkCaptionsFiles, checkPosters, checkVideoFiles, checkVideos } from "./media.ts";
import { checkIds, checkOldPaths, checkPaths, checkPortableNames, checkReferences } from "./names.ts";
import { checkChosenPublications, checkRecordFiles } from "./records/records.ts";
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

/** A rule: an index of content in, mistakes out. What the content lacks or says wrongly already, rules pass over. */
export type Rule = (index: ContentIndex, probe: AssetProbe, disk: DiskProbe) => Finding[];

/** A rule on sound content: with what it says of a person. */
export type AdviceRule = (index: ContentIndex, portfolio: Portfolio, disk: DiskProbe) => Finding[];

/**
 * What JSON Schema can't say: it knows each value by itself, and these rules compare one with others, or with what
 * only the disk knows. ajv and zod agree on everything else.
 */
export const rules: readonly Rule[] = [
  checkPaths,
  checkOldPaths,
  checkPortableNames,
  checkIds,
  checkLinks,
  checkUnlinked,
  checkWebAddresses,
  checkVisibleTexts,
  checkPictureTexts,
  checkReferences,
  checkTextReferences,
  checkHidden,
  checkChat,
  checkContactCard,
  checkLinkLabels,
  checkCv,
  checkContrast,
  checkLetters,
  checkScripts,
  checkPictures,
  checkLinkedFiles,
  checkFileAddresses,
  checkIcons,
  checkVideoFiles,
  checkCaptionsFiles,
  checkVideos,
  checkTextFiles,
  checkRecordFiles,
  checkChosenPublications,
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
  checkInsecureLinks,
  checkRepeatedLinks,
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
export const adviceRules: readonly AdviceRule[] = [
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
  checkPosters,
  checkLinkTexts,
  checkLinkKinds,
  checkCodeLanguages,
  checkLackingLetters,
  checkOwnWords,
];

/** Runs every rule over content, however wrong its shape. */
export function runRules(index: ContentIndex, probe: AssetProbe, disk: DiskProbe): Finding[] {
  return rules.flatMap((rule) => rule(index, probe, disk));
}

/** Reads sound content as a recruiter does. */
export function runAdviceRules(index: ContentIndex, content: Content, disk: DiskProbe): Finding[] {
  const portfolio = collectPortfolio(content);
  return adviceRules.flatMap((rule) => rule(index, portfolio, disk));
}
