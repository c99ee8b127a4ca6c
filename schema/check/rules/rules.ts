import type { Content } from "../../content.ts";
import type { Finding } from "../../messages/diagnostic.ts";
import { checkCodeLink, checkContact } from "./advice/contact.ts";
import { checkDates, checkMissingYears, checkOrder } from "./advice/dates.ts";
import { checkDeeds, checkDescriptions } from "./advice/deeds.ts";
import { checkAltTexts, checkLinkTexts } from "./advice/labels.ts";
import { makePortrait, type Portrait } from "./advice/portrait.ts";
import { checkSkills, checkTags } from "./advice/skills.ts";
import { checkFirstPerson, checkSummary, checkWording } from "./advice/wording.ts";
import { checkAssets } from "./assets.ts";
import { checkChat } from "./chat.ts";
import { checkContactCard } from "./contact-card.ts";
import { checkContrast } from "./contrast.ts";
import { checkCrowdedNavigation } from "./crowded-navigation.ts";
import { checkCv } from "./cv.ts";
import { checkDateRanges } from "./date-ranges.ts";
import { checkHeadingLevels } from "./heading-levels.ts";
import { checkHidden } from "./hidden.ts";
import { checkIds } from "./ids.ts";
import { checkInsecureLinks } from "./insecure-links.ts";
import { checkLinks } from "./links.ts";
import { checkPaths } from "./paths.ts";
import { checkPlaceholders } from "./placeholders.ts";
import { checkReferences } from "./references.ts";
import { checkRepeatedLinks } from "./repeated-links.ts";
import { openContentSchema } from "./schema-walk.ts";
import { checkSearchResults } from "./search-results.ts";
import { type Rule, type RuleInput, Site } from "./site.ts";
import { surveyContent } from "./survey.ts";
import { checkTextReferences } from "./text-references.ts";
import { checkVisibleTexts } from "./visible-texts.ts";
import { checkWebAddresses } from "./web-addresses.ts";

export type { AssetFacts, AssetProbe } from "./site.ts";

/**
 * What JSON Schema can't say: it knows each value by itself, and these rules compare one with others, or with what
 * only the disk knows. ajv and zod agree on everything else.
 */
export const rules: readonly Rule[] = [
  checkPaths,
  checkIds,
  checkLinks,
  checkWebAddresses,
  checkVisibleTexts,
  checkReferences,
  checkTextReferences,
  checkHidden,
  checkChat,
  checkContactCard,
  checkCv,
  checkContrast,
  checkAssets,
  checkPlaceholders,
  checkSearchResults,
  checkInsecureLinks,
  checkRepeatedLinks,
  checkDateRanges,
  checkHeadingLevels,
  checkCrowdedNavigation,
];

/** Runs every rule over content, however wrong its shape. */
export function checkRules(input: RuleInput): Finding[] {
  const site = new Site(input, surveyContent(openContentSchema(), input.source.value));
  return rules.flatMap((rule) => rule(site));
}

/** What a recruiter or an applicant system misses in a portfolio; the findings are advice. */
export const adviceRules: readonly ((portrait: Portrait) => Finding[])[] = [
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
  checkLinkTexts,
];

/** Reads sound content as a recruiter does. */
export function checkAdvice(content: Content): Finding[] {
  const portrait = makePortrait(content);
  return adviceRules.flatMap((rule) => rule(portrait));
}
