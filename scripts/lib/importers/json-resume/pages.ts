import { canBeSeen } from "../../../../schema/check/rules/texts/visible.ts";
import type { SectionLayout, SectionName } from "../../../../schema/entities/define/resume.ts";
import type { Entity } from "../../../../schema/entities/index.ts";
import type { ImportWords } from "../../../../schema/labels/labels.ts";
import { makeSlug } from "../../../../schema/slug.ts";
import { clip, fill, listTitles, withinSentence } from "./phrases.ts";
import type { ReadProfile } from "./read-profile.ts";

/** A résumé section with at least one entity. */
export interface ReadSection {
  name: SectionName;
  layout: SectionLayout;
  caution: string | undefined;
  entities: Entity[];
}

/** A section with the owner's title. */
export interface OwnSection {
  title: string;
  paragraphs: string[];
  points: string[];
  entities: Entity[];
  /** How many of the person's repositories it shows, from a file that `fetch github` writes. */
  repositories?: number | undefined;
  /** Whose they are. */
  account?: string | undefined;
}

/** The parts of a résumé that pages show. */
export interface ImportedParts extends Omit<ReadProfile, "isNamed"> {
  sections: readonly ReadSection[];
  own: readonly OwnSection[];
}

/** A part of `content.json`. Undefined keys are left out. */
type Json = Record<string, unknown>;

/** A page with its link's label. */
interface LaidOutPage {
  label: string;
  page: { path: string; title: string; description: string; blocks: Json[] };
}

/** Makes a page for each part of a résumé that has content. */
export function layOutPages(parts: ImportedParts, words: ImportWords, language: string): LaidOutPage[] {
  return [
    layOutHome(parts, words),
    ...layOutAbout(parts, words, language),
    ...parts.sections.flatMap((section) => layOutSection(section, words)),
    ...layOutContact(parts, words),
  ];
}

/** Makes the home page: the person, a short summary and selected work. */
function layOutHome({ profile, summary = "", sections }: ImportedParts, words: ImportWords): LaidOutPage {
  const paragraphs = summary
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(canBeSeen);
  const skills = sections.flatMap(({ entities }) => entities).filter((entity) => entity.type === "skill");
  // Names of groups, such as "Tools", say nothing of what the person can do.
  const titles = skills.flatMap(({ title, tags = [] }) => (tags.length > 0 ? tags : title)).slice(0, 6);
  // Projects if there are any, otherwise jobs.
  const achievements = sections.find(({ name }) => name === "projects") ?? sections.find(({ name }) => name === "work");
  const actions = [
    achievements?.layout.page && {
      label: words[`sections.${achievements.name}`],
      to: achievements.layout.page.path,
      style: "primary",
    },
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
    ...(achievements ? [layOutSelection(achievements, words)] : []),
  ];
  return { label: words.home, page: { path: "/", title: words.home, description: words.glance, blocks } };
}

/** If there are more links, only the footer shows their icons. */
const fewLinks = 8;

/** Shows up to three entries in short form. Their highlights are on the section's own page. */
function layOutSelection({ name, entities }: ReadSection, words: ImportWords): Json {
  const cards = entities.slice(0, 3).map((entity) => {
    if (entity.type !== "project" && entity.type !== "experience") return entity;
    const { description } = entity;
    // A text that leads to the list says nothing without it.
    const isLead = typeof description === "string" && /[:：]\s*$/.test(description);
    const short = { ...entity, highlights: undefined, links: undefined, ...(isLead && { description: undefined }) };
    return entity.type === "experience" ? { ...short, link: undefined } : short;
  });
  const look = name === "work" ? { columns: 1, variant: "rows" } : { columns: Math.max(2, cards.length) };
  return { type: "card-grid", title: words[`sections.${name}`], ...look, cards };
}

/** Makes the about page: sections without their own page in columns, followed by the owner's sections. */
function layOutAbout({ sections, own }: ImportedParts, words: ImportWords, language: string): LaidOutPage[] {
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

/** If one column would be empty, cards use the page's full width. */
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

/** A single section keeps its title; several become tabs. */
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

/** Makes the blocks of an owner's section. The first block has its title. */
export function layOutOwnSection({ title, paragraphs, points, entities, repositories }: OwnSection): Json[] {
  const blocks: Json[] = [];
  const add = (type: string, content: Json) =>
    blocks.push({ type, title: blocks.length === 0 ? title : undefined, ...content });
  if (paragraphs.length > 0) add("prose", { paragraphs });
  if (points.length > 0) add("list", { items: points });
  // The kind of entries is unknown, so they get no generated cover.
  if (entities.length > 0) add("card-grid", { columns: Math.min(2, entities.length), covers: false, cards: entities });
  if (repositories) add("repositories", { source: "github.json", limit: repositories });
  return blocks;
}

function layOutSection({ name, layout, entities }: ReadSection, words: ImportWords): LaidOutPage[] {
  if (!layout.page) return [];
  const { path, description, linkLabel, columns } = layout.page;
  const title = words[`sections.${name}`];
  const cards = {
    type: "card-grid",
    // Skills with only a name are shown as a list, because cards would be empty.
    ...(entities.every(isBareSkill) ? { columns: 4, variant: "ruled" } : { columns: columns(entities.length) }),
    linkLabel: linkLabel && words[linkLabel],
    cards: entities,
  };
  const blocks = [{ type: "heading", text: title }, cards];
  return [{ label: title, page: { path, title, description: words[description], blocks } }];
}

/** True if a skill has only a title. */
function isBareSkill(entity: Entity): boolean {
  if (entity.type !== "skill") return false;
  const { type, title, ...others } = entity;
  return Object.values(others).every((value) => value === undefined);
}

const contactPath = "/contact";

/** True if the contact page would show something. */
function canBeReached({ emails, links, phone, location }: ReadProfile["profile"]): boolean {
  return emails.length > 0 || links.length > 0 || Boolean(phone ?? location);
}

function layOutContact({ profile }: ImportedParts, words: ImportWords): LaidOutPage[] {
  if (!canBeReached(profile)) return [];
  const blocks = [{ type: "contact", title: words.contactMe }];
  const page = { path: contactPath, title: words.contact, description: words.contactDescription, blocks };
  return [{ label: words.contact, page }];
}
