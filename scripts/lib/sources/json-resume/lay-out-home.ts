import { canBeSeen } from "../../../../schema/check/rules/texts/visible.ts";
import type { Entity } from "../../../../schema/entities/index.ts";
import type { ImportWords } from "../../../../schema/labels/labels.ts";
import { canBeReached, contactPath, type Json, type LaidOutPage, type ReadSection } from "./laid-out.ts";
import type { ReadProfile } from "./read-profile.ts";

/** The home page: who somebody is, in short, and what they are known by. */
export function layOutHome(
  { profile, summary }: Pick<ReadProfile, "profile" | "summary">,
  sections: readonly ReadSection[],
  words: ImportWords,
): LaidOutPage {
  const paragraphs = (summary ?? "")
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(canBeSeen);
  const skills = sections.flatMap(({ entities }) => entities).filter((entity) => entity.type === "skill");
  const titles = skills.map(({ title }) => title).slice(0, 6);
  const hero: Json = {
    type: "hero",
    heading: "{name}",
    role: "{role}",
    text: paragraphs.length === 1 ? paragraphs[0] : undefined,
    actions: listActions(profile, sections, words),
    links: (profile.links.length > 0 && profile.links.length <= fewLinks) || undefined,
    list: titles.length > 1 ? { title: words.whatIKnow, items: titles } : undefined,
  };
  const deeds = findDeeds(sections);
  const blocks = [
    hero,
    ...(paragraphs.length > 1 ? [{ type: "prose", title: words.inShort, paragraphs }] : []),
    ...(deeds ? [layOutSelection(deeds, words)] : []),
  ];
  return { label: words.home, page: { path: "/", title: words.home, description: words.glance, blocks } };
}

/** More signs of networks than a greeting has room for stand in the footer alone. */
const fewLinks = 8;

/** What somebody is known by: what they made, or else where they worked. */
function findDeeds(sections: readonly ReadSection[]): ReadSection | undefined {
  return ["projects", "work"].flatMap((name) => sections.find((section) => section.name === name) ?? [])[0];
}

/** The first few on the home page, in short: what came of each stands on the page of its kind. */
function layOutSelection({ name, entities }: ReadSection, words: ImportWords): Json {
  const cards = entities.slice(0, 3).map(tellInShort);
  const look = name === "work" ? { columns: 1, variant: "rows" } : { columns: Math.max(2, cards.length) };
  return { type: "card-grid", title: words.sections[name], ...look, cards };
}

function tellInShort(entity: Entity): Entity {
  switch (entity.type) {
    case "project":
      return { ...entity, highlights: undefined, links: undefined };
    case "experience":
      return { ...entity, highlights: undefined, link: undefined, links: undefined };
    default:
      return entity;
  }
}

/** The buttons of the home page: to what was made or done, and to where one writes. */
function listActions(profile: ReadProfile["profile"], sections: readonly ReadSection[], words: ImportWords) {
  const deeds = findDeeds(sections);
  const actions = [
    deeds?.layout.page && { label: words.sections[deeds.name], to: deeds.layout.page.path, style: "primary" },
    canBeReached(profile) && { label: words.contactMe, to: contactPath },
  ].filter(Boolean);
  return actions.length > 0 ? actions : undefined;
}
