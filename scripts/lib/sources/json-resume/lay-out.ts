import type { Entity } from "../../../../schema/entities/index.ts";
import { importWordsOf, labelsOf } from "../../../../schema/labels/choose-labels.ts";
import type { ImportWords } from "../../../../schema/labels/labels.ts";
import { makeSlug } from "../../../../schema/slug.ts";
import { plain } from "../../../../schema/text.ts";
import { currentVersion } from "../../../../schema/versions.ts";
import { canBeReached, contactPath, type Json, type LaidOutPage, type ReadSection } from "./laid-out.ts";
import { layOutHome } from "./lay-out-home.ts";
import { layOutOwnSection, type OwnSection } from "./own-sections.ts";
import type { ReadProfile } from "./read-profile.ts";

/** Lays a résumé out as a site: a page for each of its parts that has something to show. */
export function layOutSite(
  { profile, summary }: Omit<ReadProfile, "isNamed">,
  { known: sections, own }: { known: readonly ReadSection[]; own: readonly OwnSection[] },
  { schema, language, url }: { schema: string; language: string; url: string | undefined },
) {
  const words = importWordsOf(language);
  const labels = labelsOf(language);
  const { name, role } = profile;
  const pages = [
    layOutHome({ profile, summary }, sections, words),
    layOutAbout(
      sections.filter(({ layout }) => !layout.page),
      own,
      words,
      language,
    ),
    ...sections.map((section) => layOutSection(section, words)),
    layOutContact(profile, words),
  ].flatMap((page) => page ?? []);
  return {
    $schema: schema,
    version: currentVersion,
    site: {
      title: clip(fill(words.siteTitle, { name }), 60),
      description: clip(fill(words.siteDescription, { name, role: plain(role) }), 160),
      url: url ?? placeholderAddress,
      language,
    },
    profile,
    theme: { design: "bench" },
    // Whoever wants to be greeted takes it out.
    landing: { hidden: true, greeting: labels.greeting, title: labels.welcome, duration: 3000 },
    navigation: {
      links: pages.map(({ label, page: { path } }, index) => {
        return { label, to: path, bar: index < 3 ? undefined : "wide", menu: true };
      }),
      menuProfiles: profile.links.length > 0 || undefined,
    },
    pages: pages.map(({ page }) => page),
    footer: {
      type: "footer",
      connect: profile.links.length > 0 ? { title: words.connect } : undefined,
      reach: profile.emails.length > 0 || profile.phone ? { title: words.reach } : undefined,
      closing: words.closing,
    },
  };
}

/** Stands where nobody has said yet where the site will be found; the check finds it. */
export const placeholderAddress = "http://localhost:4173/";

/** The page about the owner: what has no page of its own, beside each other, and then what stands under own titles. */
function layOutAbout(
  sections: readonly ReadSection[],
  own: readonly OwnSection[],
  words: ImportWords,
  language: string,
): LaidOutPage | undefined {
  const ownBlocks = own.flatMap(layOutOwnSection);
  if (sections.length === 0 && ownBlocks.length === 0) return undefined;
  const aside = sections.filter(({ layout }) => layout.isAside);
  const others = sections.filter(({ layout }) => !layout.isAside);
  const known = [...aside, ...others].map(({ name }) => words.sections[name]);
  const titles =
    aside.length > 0 ? known.map((title, index) => (index === 0 ? title : withinSentence(title, language))) : known;
  const parts = listOf([...titles, ...own.map(({ title }) => title)], language);
  const description = clip(fill(words.aboutDescription, { parts }), 120);
  const blocks = [{ type: "heading", text: words.aboutMe }, ...layOutBeside(aside, others, words), ...ownBlocks];
  return { label: words.about, page: { path: "/about", title: words.aboutMe, description, blocks } };
}

/** Beside nothing, cards have the width of the page. */
function layOutBeside(aside: readonly ReadSection[], others: readonly ReadSection[], words: ImportWords): Json[] {
  if (aside.length === 0 || others.length === 0)
    return [...aside, ...others].map((section) => layOutGrid(section, 2, words));
  const columns = [
    { width: "narrow", blocks: aside.map((section) => layOutGrid(section, 1, words)) },
    { width: "wide", blocks: [layOutGroups(others, words)] },
  ];
  return [{ type: "columns", columns }];
}

function layOutGrid({ name, entities }: ReadSection, columns: number, words: ImportWords): Json {
  const isLinked = entities.some((entity) => "link" in entity && typeof entity.link === "string");
  const linkLabel = isLinked ? words.visitWebsite : undefined;
  return { type: "card-grid", title: words.sections[name], columns, linkLabel, cards: entities };
}

/** One group stands under its title; several share a place, as tabs. */
function layOutGroups(sections: readonly ReadSection[], words: ImportWords): Json {
  const [first, ...rest] = sections;
  if (first && rest.length === 0) return layOutGrid(first, 1, words);
  const tabs = sections.map((section) => ({
    id: makeId(words.sections[section.name], section.name),
    label: words.sections[section.name],
    blocks: [{ ...layOutGrid(section, section.entities.length > 3 ? 2 : 1, words), title: undefined }],
  }));
  return { type: "tabs", label: words.moreAboutMe, tabs };
}

function layOutSection({ name, layout: { page }, entities }: ReadSection, words: ImportWords): LaidOutPage | undefined {
  if (!page) return undefined;
  const { path, description, linkLabel, columns } = page;
  const title = words.sections[name];
  const cards = {
    type: "card-grid",
    // Skills that are names alone read as a list, without boxes that have nothing in them.
    ...(entities.every(isBareSkill) ? { columns: 4, variant: "ruled" } : { columns: columns(entities.length) }),
    linkLabel: linkLabel && words[linkLabel],
    cards: entities,
  };
  return {
    label: title,
    page: { path, title, description: words[description], blocks: [{ type: "heading", text: title }, cards] },
  };
}

/** Whether an entity is a skill that says no more than its title. */
function isBareSkill(entity: Entity): boolean {
  if (entity.type !== "skill") return false;
  const { type, title, ...others } = entity;
  return Object.values(others).every((value) => value === undefined);
}

function layOutContact(profile: ReadProfile["profile"], words: ImportWords): LaidOutPage | undefined {
  if (!canBeReached(profile)) return undefined;
  const blocks = [{ type: "contact", title: words.contactMe }];
  const page = { path: contactPath, title: words.contact, description: words.contactDescription, blocks };
  return { label: words.contact, page };
}

/** A text of at most so many characters, cut between words. */
function clip(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = [...text].slice(0, limit - 1).join("");
  return `${cut.slice(0, cut.lastIndexOf(" ") > limit / 2 ? cut.lastIndexOf(" ") : undefined)}…`;
}

/** Words with values in their places; what has none here stays for the content's own: `{name}`. */
function fill(words: string, values: Record<string, string>): string {
  return words.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
}

/** Titles as a sentence lists them; in English without a comma before the last. */
function listOf(titles: readonly string[], language: string): string {
  return new Intl.ListFormat(/^en\b/i.test(language) ? "en-GB" : language).format(titles);
}

/** A title as it stands within a sentence: German writes its nouns with capitals everywhere. */
function withinSentence(title: string, language: string): string {
  return /^de\b/i.test(language) ? title : title.toLocaleLowerCase(language);
}

/** A tab's id by its title, or, where that has no Latin letters, by the name of what it holds. */
function makeId(title: string, name: string): string {
  return makeSlug(title).replace(/^[^a-z]+/, "") || name;
}
