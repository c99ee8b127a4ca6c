import { canBeSeen } from "../../../../schema/check/rules/texts.ts";
import type { SectionLayout, SectionName } from "../../../../schema/entities/define/resume.ts";
import type { Entity } from "../../../../schema/entities/index.ts";
import { listWords } from "../../../../schema/messages/message.ts";
import { currentVersion } from "../../../../schema/versions.ts";
import type { ReadProfile } from "./read-profile.ts";

/** What was read of a section of a résumé: one entity at least. */
export interface ReadSection {
  name: SectionName;
  layout: SectionLayout;
  caution: string | undefined;
  entities: Entity[];
}

/** Lays a résumé out as a site: a page for each of its parts that has something to show. */
export function layOutSite(
  { profile, summary, url }: ReadProfile,
  sections: readonly ReadSection[],
  { schema, language }: { schema: string; language: string },
) {
  const pages = [
    layOutHome(summary, sections),
    layOutAbout(sections.filter(({ layout }) => !layout.page)),
    ...sections.map(layOutSection),
    layOutContact(profile),
  ].flatMap((page) => page ?? []);
  return {
    $schema: schema,
    version: currentVersion,
    site: {
      title: clip(`${profile.name} — Portfolio`, 60),
      description: clip(`${profile.name}, ${profile.role}: what I do, what I know and how to reach me.`, 160),
      url: url ?? "http://localhost:4173/",
      language,
    },
    profile,
    theme: { accent: "teal", font: "sans", radius: "medium", colorMode: "system" },
    landing: { greeting: "Hello, I'm {firstName}", title: "Welcome to my Portfolio", duration: 3000 },
    navigation: {
      links: pages.map(({ label, page: { path } }, index) => {
        return { label, to: path, bar: index < 3 ? undefined : "wide", menu: true };
      }),
    },
    pages: pages.map(({ page }) => page),
    footer: {
      type: "footer",
      connect: profile.links.length > 0 ? { title: "Connect with me" } : undefined,
      reach: profile.emails.length > 0 || profile.phone ? { title: "Get in touch" } : undefined,
      closing: "Thank you for your visit.",
    },
  };
}

/** A part of `content.json` as it is written: keys that are undefined are left out. */
type Json = Record<string, unknown>;

/** A page as it is written, and the words of its link. */
interface LaidOutPage {
  label: string;
  page: { path: string; title: string; description: string; blocks: Json[] };
}

function layOutHome(summary: string | undefined, sections: readonly ReadSection[]): LaidOutPage {
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
    list: titles.length > 1 ? { title: "What I know", items: titles } : undefined,
  };
  const blocks = paragraphs.length > 1 ? [hero, { type: "prose", title: "In short", paragraphs }] : [hero];
  return { label: "Home", page: { path: "/", title: "Home", description: "{name} at a glance.", blocks } };
}

/** The page about the owner: what has no page of its own, beside each other. */
function layOutAbout(sections: readonly ReadSection[]): LaidOutPage | undefined {
  if (sections.length === 0) return undefined;
  const aside = sections.filter(({ layout }) => layout.isAside);
  const others = sections.filter(({ layout }) => !layout.isAside);
  const titles = [...aside, ...others].map(({ layout }) => layout.title);
  const parts = aside.length > 0 ? titles.map((title, index) => (index === 0 ? title : title.toLowerCase())) : titles;
  const description = clip(`${listWords(parts, "and")} of {name}.`, 120);
  const blocks = [{ type: "heading", text: "About me" }, ...layOutBeside(aside, others)];
  return { label: "About", page: { path: "/about", title: "About me", description, blocks } };
}

/** Beside nothing, cards have the width of the page. */
function layOutBeside(aside: readonly ReadSection[], others: readonly ReadSection[]): Json[] {
  if (aside.length === 0 || others.length === 0) return [...aside, ...others].map((section) => layOutGrid(section, 2));
  const columns = [
    { width: "narrow", blocks: aside.map((section) => layOutGrid(section, 1)) },
    { width: "wide", blocks: [layOutGroups(others)] },
  ];
  return [{ type: "columns", columns }];
}

function layOutGrid({ layout: { title }, entities }: ReadSection, columns: number): Json {
  const isLinked = entities.some((entity) => "link" in entity && typeof entity.link === "string");
  const linkLabel = isLinked ? "Visit the website" : undefined;
  return { type: "card-grid", title, columns, linkLabel, cards: entities };
}

/** One group stands under its title; several share a place, as tabs. */
function layOutGroups(sections: readonly ReadSection[]): Json {
  const [first, ...rest] = sections;
  if (first && rest.length === 0) return layOutGrid(first, 1);
  const tabs = sections.map((section) => ({
    id: section.layout.title.toLowerCase(),
    label: section.layout.title,
    blocks: [{ ...layOutGrid(section, section.entities.length > 3 ? 2 : 1), title: undefined }],
  }));
  return { type: "tabs", label: "More about me", tabs };
}

function layOutSection({ layout: { title, page }, entities }: ReadSection): LaidOutPage | undefined {
  if (!page) return undefined;
  const { path, description, linkLabel, columns } = page;
  const cards = { type: "card-grid", columns: columns(entities.length), linkLabel, cards: entities };
  return { label: title, page: { path, title, description, blocks: [{ type: "heading", text: title }, cards] } };
}

function layOutContact({ emails, links, phone, location }: ReadProfile["profile"]): LaidOutPage | undefined {
  if (emails.length === 0 && links.length === 0 && !phone && !location) return undefined;
  const blocks = [{ type: "contact", title: "Contact me" }];
  const page = { path: "/contact", title: "Contact", description: "How to reach {name}.", blocks };
  return { label: "Contact", page };
}

/** A text of at most so many characters, cut between words. */
function clip(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = [...text].slice(0, limit - 1).join("");
  return `${cut.slice(0, cut.lastIndexOf(" ") > limit / 2 ? cut.lastIndexOf(" ") : undefined)}…`;
}
