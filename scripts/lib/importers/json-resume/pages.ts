import { canBeSeen } from "../../../../schema/check/rules/texts/visible.ts";
import type { SectionLayout, SectionName } from "../../../../schema/entities/define/resume.ts";
import type { Entity } from "../../../../schema/entities/index.ts";
import type { ImportWords } from "../../../../schema/labels/labels.ts";
import { makeSlug } from "../../../../schema/slug.ts";
import { clip, fill, listTitles, withinSentence } from "./phrases.ts";
import type { ReadProfile } from "./read-profile.ts";

/** What was read of a section of a résumé: one entity at least. */
export interface ReadSection {
  name: SectionName;
  layout: SectionLayout;
  caution: string | undefined;
  entities: Entity[];
}

/** A section under a title of its owner's. */
export interface OwnSection {
  title: string;
  paragraphs: string[];
  points: string[];
  entities: Entity[];
}

/** What a résumé says, as far as pages show it. */
export interface SiteParts extends Omit<ReadProfile, "isNamed"> {
  sections: readonly ReadSection[];
  own: readonly OwnSection[];
}

/** A part of `content.json` as it is written: keys that are undefined are left out. */
type Json = Record<string, unknown>;

/** A page as it is written, and the words of its link. */
interface LaidOutPage {
  label: string;
  page: { path: string; title: string; description: string; blocks: Json[] };
}

/** A page for each part of a résumé that has something to show. */
export function layOutPages(parts: SiteParts, words: ImportWords, language: string): LaidOutPage[] {
  return [
    layOutHome(parts, words),
    ...layOutAbout(parts, words, language),
    ...parts.sections.flatMap((section) => layOutSection(section, words)),
    ...layOutContact(parts, words),
  ];
}

/** The home page: who somebody is, in short, and what they are known by. */
function layOutHome({ profile, summary = "", sections }: SiteParts, words: ImportWords): LaidOutPage {
  const paragraphs = summary
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(canBeSeen);
  const skills = sections.flatMap(({ entities }) => entities).filter((entity) => entity.type === "skill");
  const titles = skills.map(({ title }) => title).slice(0, 6);
  // What somebody is known by: what they made, or else where they worked.
  const deeds = sections.find(({ name }) => name === "projects") ?? sections.find(({ name }) => name === "work");
  const actions = [
    deeds?.layout.page && { label: words[`sections.${deeds.name}`], to: deeds.layout.page.path, style: "primary" },
    canBeReached(profile) && { label: words.contactMe, to: contactPath },
  ].filter(Boolean);
  const hero: Json = {
    type: "hero",
    heading: "{name}",
    role: "{role}",
    text: paragraphs.length === 1 ? paragraphs[0] : undefined,
    actions: actions.length > 0 ? actions : undefined,
    links: (profile.links.length > 0 && profile.links.length <= fewLinks) || undefined,
    list: titles.length > 1 ? { title: words.whatIKnow, items: titles } : undefined,
  };
  const blocks = [
    hero,
    ...(paragraphs.length > 1 ? [{ type: "prose", title: words.inShort, paragraphs }] : []),
    ...(deeds ? [layOutSelection(deeds, words)] : []),
  ];
  return { label: words.home, page: { path: "/", title: words.home, description: words.glance, blocks } };
}

/** More icons of networks than a hero has room for are in the footer alone. */
const fewLinks = 8;

/** The first few on the home page, in short: what came of each is on the page of its kind. */
function layOutSelection({ name, entities }: ReadSection, words: ImportWords): Json {
  const cards = entities.slice(0, 3).map((entity) => {
    if (entity.type === "project") return { ...entity, highlights: undefined, links: undefined };
    if (entity.type === "experience") return { ...entity, highlights: undefined, link: undefined, links: undefined };
    return entity;
  });
  const look = name === "work" ? { columns: 1, variant: "rows" } : { columns: Math.max(2, cards.length) };
  return { type: "card-grid", title: words[`sections.${name}`], ...look, cards };
}

/** The page about the owner: what has no page of its own, beside each other, and then what is under own titles. */
function layOutAbout({ sections, own }: SiteParts, words: ImportWords, language: string): LaidOutPage[] {
  const here = sections.filter(({ layout }) => !layout.page);
  const ownBlocks = own.flatMap(layOutOwnSection);
  if (here.length === 0 && ownBlocks.length === 0) return [];
  const aside = here.filter(({ layout }) => layout.isAside);
  const others = here.filter(({ layout }) => !layout.isAside);
  const known = [...aside, ...others].map(({ name }) => words[`sections.${name}`]);
  const titles = known.map((title, index) => (index > 0 && aside.length > 0 ? withinSentence(title, language) : title));
  const parts = listTitles([...titles, ...own.map(({ title }) => title)], language);
  const description = clip(fill(words.aboutDescription, { parts }), 120);
  const blocks = [{ type: "heading", text: words.aboutMe }, ...layOutBeside(aside, others, words), ...ownBlocks];
  return [{ label: words.about, page: { path: "/about", title: words.aboutMe, description, blocks } }];
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
  return { type: "card-grid", title: words[`sections.${name}`], columns, linkLabel, cards: entities };
}

/** One group is under its title; several share a place, as tabs. */
function layOutGroups(sections: readonly ReadSection[], words: ImportWords): Json {
  const [first, ...rest] = sections;
  if (first && rest.length === 0) return layOutGrid(first, 1, words);
  const tabs = sections.map((section) => ({
    // A title without Latin letters gives no id.
    id: makeSlug(words[`sections.${section.name}`]).replace(/^[^a-z]+/, "") || section.name,
    label: words[`sections.${section.name}`],
    blocks: [{ ...layOutGrid(section, section.entities.length > 3 ? 2 : 1, words), title: undefined }],
  }));
  return { type: "tabs", label: words.moreAboutMe, tabs };
}

/** The blocks of a section of the owner's: the first that there is has its title. */
export function layOutOwnSection({ title, paragraphs, points, entities }: OwnSection): Json[] {
  const blocks: Json[] = [];
  const add = (type: string, content: Json) =>
    blocks.push({ type, title: blocks.length === 0 ? title : undefined, ...content });
  if (paragraphs.length > 0) add("prose", { paragraphs });
  if (points.length > 0) add("list", { items: points });
  // What they are of nobody knows, so that no drawing stands for it.
  if (entities.length > 0) add("card-grid", { columns: Math.min(2, entities.length), covers: false, cards: entities });
  return blocks;
}

function layOutSection({ name, layout, entities }: ReadSection, words: ImportWords): LaidOutPage[] {
  if (!layout.page) return [];
  const { path, description, linkLabel, columns } = layout.page;
  const title = words[`sections.${name}`];
  const cards = {
    type: "card-grid",
    // Skills that are names alone read as a list, without boxes that have nothing in them.
    ...(entities.every(isBareSkill) ? { columns: 4, variant: "ruled" } : { columns: columns(entities.length) }),
    linkLabel: linkLabel && words[linkLabel],
    cards: entities,
  };
  const blocks = [{ type: "heading", text: title }, cards];
  return [{ label: title, page: { path, title, description: words[description], blocks } }];
}

/** True if an entity is a skill that says no more than its title. */
function isBareSkill(entity: Entity): boolean {
  if (entity.type !== "skill") return false;
  const { type, title, ...others } = entity;
  return Object.values(others).every((value) => value === undefined);
}

const contactPath = "/contact";

/** True if there is a page on which it says how. */
function canBeReached({ emails, links, phone, location }: ReadProfile["profile"]): boolean {
  return emails.length > 0 || links.length > 0 || Boolean(phone ?? location);
}

function layOutContact({ profile }: SiteParts, words: ImportWords): LaidOutPage[] {
  if (!canBeReached(profile)) return [];
  const blocks = [{ type: "contact", title: words.contactMe }];
  const page = { path: contactPath, title: words.contact, description: words.contactDescription, blocks };
  return [{ label: words.contact, page }];
}
