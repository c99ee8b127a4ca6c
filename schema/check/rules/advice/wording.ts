import type { Kind } from "../../../kinds.ts";
import { findLanguage } from "../../../labels/choose-labels.ts";
import type { Finding } from "../../../messages/message.ts";
import { find } from "../../../messages/messages.ts";
import type { Portfolio } from "../../../resolve/portfolio.ts";
import type { ContentIndex } from "../../content-index/content-index.ts";
import type { TextValue } from "../../content-index/gather.ts";
import { listAltTexts } from "../texts.ts";
import { countWords } from "./entries.ts";

/** The most words of a paragraph in which somebody speaks of themselves. */
const mostFirstPersonWords = 80;

const unwanted = [
  [
    "vague-words",
    /\b(?:various|several|miscellaneous|and so on|and so forth|and much more|many more|stuff)\b|\betc\b\.?/i,
  ],
  ["duties-not-deeds", /\b(?:responsible for|responsibilities included|duties included|tasked with|in charge of)\b/i],
  [
    "self-praise",
    /\b(?:hard[- ]?working|team player|go-getter|self[- ]starter|detail[- ]oriented|results[- ]driven|think outside the box)\b/i,
  ],
] as const;
const firstPerson = /\b(?:I|I'm|I've|me|my|mine|myself)\b/g;

/** Texts name things, tell of deeds and leave out praise; each text is told of once a rule. */
export function checkWording(index: ContentIndex): Finding[] {
  return ownWords(index).flatMap(({ text, pointer }) =>
    unwanted.flatMap(([code, pattern]) => {
      const found = pattern.exec(text)?.[0];
      return found === undefined ? [] : [find(code, pointer, { found })];
    }),
  );
}

/** Nobody speaks of themselves at length. */
export function checkFirstPerson(index: ContentIndex): Finding[] {
  return ownWords(index).flatMap(({ text, pointer }) => {
    const words = countWords(text);
    if (words <= mostFirstPersonWords || (text.match(firstPerson) ?? []).length < 3) return [];
    return [find("long-first-person", pointer, { words, most: mostFirstPersonWords })];
  });
}

/** Some text says who the owner is. */
export function checkSummary({ pages }: ContentIndex, { summary }: Portfolio): Finding[] {
  if (summary !== undefined) return [];
  const pointer = pages.find(({ value }) => value.path === "/")?.pointer ?? "/pages";
  return [find("no-summary", pointer, {})];
}

/** What no owner writes can be said in the site's language, too. */
export function checkOwnWords(_index: ContentIndex, { site }: Portfolio): Finding[] {
  if (findLanguage(site.language) !== undefined) return [];
  return [find("language-without-words", "/site/language", { language: site.language })];
}

/** The kinds of words in which owners speak on their pages; controls, names and what others say of them aren't. */
const ownKinds: readonly Kind[] = ["text", "label", "name", "tag"];

function ownWords({ texts }: ContentIndex): TextValue[] {
  return texts.filter(({ kind, page }) => page && ownKinds.includes(kind));
}

const emptyAlt =
  /^(?:an? |my |the )?(?:photo|picture|image|img|portrait|avatar|profile (?:photo|picture)|untitled|screenshot)?\.?$/i;
const fileName = /\.(?:png|jpe?g|webp|avif|svg|gif)$/i;
const emptyLink = /^(?:(?:click|read|see) )?(?:here|this|link|more)\.?$/i;

/** The words for a picture say what it shows. */
export function checkAltTexts(index: ContentIndex): Finding[] {
  return listAltTexts(index)
    .filter(({ image, text }) => !image.decorative && (emptyAlt.test(text.trim()) || fileName.test(text.trim())))
    .map(({ text, pointer }) => find("empty-alt", pointer, { found: text }));
}

/** The words of a link say where it leads. */
export function checkLinkTexts({ texts }: ContentIndex): Finding[] {
  return texts
    .filter(({ kind, text }) => kind === "action" && emptyLink.test(text.trim()))
    .map(({ text, pointer }) => find("empty-link-text", pointer, { found: text }));
}
