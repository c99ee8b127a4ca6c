import { canBeSeen } from "../../../../schema/check/rules/texts/visible-texts.ts";
import type { ReadEntries } from "./read-entries.ts";
import type { ReadProfile } from "./read-profile.ts";

/** A part of `content.json` as it is written: keys that are undefined are left out. */
type Json = Record<string, unknown>;

/** A page and the words of its link. */
interface LaidOutPage {
  label: string;
  page: { path: string; title: string; description: string; blocks: Json[] };
}

/** Where a site stands whose address nobody knows yet. */
const localAddress = "http://localhost:4173/";

/** Lays a résumé out as a site: a page for each of its parts that has something to show. */
export function layOutSite(
  { profile, summary, url }: ReadProfile,
  entries: ReadEntries,
  { schema, language }: { schema: string; language: string },
): Json {
  const pages = [
    layOutHome(summary, entries),
    layOutAbout(entries),
    layOutExperience(entries),
    layOutProjects(entries),
    layOutSkills(entries),
    layOutContact(profile),
  ].flatMap((page) => page ?? []);
  return {
    $schema: schema,
    version: 1,
    site: {
      title: clip(`${profile.name} — Portfolio`, 60),
      description: clip(`${profile.name}, ${profile.role}: what I do, what I know and how to reach me.`, 160),
      url: url ?? localAddress,
      language,
    },
    profile,
    theme: { accent: "teal", font: "sans", radius: "medium", colorMode: "system" },
    landing: { greeting: "Hello, I'm {firstName}", title: "Welcome to my Portfolio", duration: 3000 },
    navigation: {
      links: pages.map(({ label, page }, index) => ({
        label,
        to: page.path,
        bar: index < 3 ? undefined : "wide",
        menu: true,
      })),
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

function layOutHome(summary: string | undefined, { skills }: ReadEntries): LaidOutPage {
  const paragraphs =
    summary
      ?.split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
      .filter(canBeSeen) ?? [];
  const titles = skills.map(({ title }) => title).slice(0, 6);
  const hero: Json = {
    type: "hero",
    heading: "{name}",
    role: "{role}",
    text: paragraphs.length === 1 ? paragraphs[0] : undefined,
    list: titles.length > 1 ? { title: "What I know", items: titles } : undefined,
  };
  const about = { type: "prose", title: "In short", paragraphs };
  return {
    label: "Home",
    page: {
      path: "/",
      title: "Home",
      description: "{name} at a glance.",
      blocks: paragraphs.length > 1 ? [hero, about] : [hero],
    },
  };
}

function layOutAbout(entries: ReadEntries): LaidOutPage | undefined {
  const { education, awards, certificates, publications, volunteer, interests, languages, references } = entries;
  const groups = [
    { label: "Awards", cards: awards },
    { label: "Certificates", cards: certificates },
    { label: "Publications", cards: publications },
    { label: "Volunteering", cards: volunteer },
    { label: "Languages", cards: languages },
    { label: "Interests", cards: interests },
    { label: "References", cards: references },
  ].filter(({ cards }) => cards.length > 0);
  if (education.length === 0 && groups.length === 0) return undefined;
  const grid = (title: string, cards: readonly object[], columns: number) => ({
    type: "card-grid",
    title,
    columns,
    linkLabel: cards.some((card) => "link" in card && typeof card.link === "string") ? "Visit the website" : undefined,
    cards,
  });
  const shown =
    education.length === 0 || groups.length === 0
      ? // Beside nothing, cards have the width of the page.
        [
          ...(education.length > 0 ? [grid("Education", education, 2)] : []),
          ...groups.map(({ label, cards }) => grid(label, cards, 2)),
        ]
      : [
          {
            type: "columns",
            columns: [
              { width: "narrow", blocks: [grid("Education", education, 1)] },
              { width: "wide", blocks: [layOutGroups(groups, grid)] },
            ],
          },
        ];
  return {
    label: "About",
    page: {
      path: "/about",
      title: "About me",
      description: clip(
        `${listParts(education.length > 0 ? ["Education", ...groups.map(({ label }) => label.toLowerCase())] : groups.map(({ label }) => label))} of {name}.`,
        120,
      ),
      blocks: [{ type: "heading", text: "About me" }, ...shown],
    },
  };
}

type Grid = (title: string, cards: readonly object[], columns: number) => Json;

/** One group stands under its title; several share a place, as tabs. */
function layOutGroups(groups: readonly { label: string; cards: readonly object[] }[], grid: Grid): Json {
  const [first, ...rest] = groups;
  if (first && rest.length === 0) return grid(first.label, first.cards, 1);
  return {
    type: "tabs",
    label: "More about me",
    tabs: groups.map(({ label, cards }) => ({
      id: label.toLowerCase(),
      label,
      blocks: [{ ...grid(label, cards, cards.length > 3 ? 2 : 1), title: undefined }],
    })),
  };
}

function layOutExperience({ work }: ReadEntries): LaidOutPage | undefined {
  if (work.length === 0) return undefined;
  return {
    label: "Experience",
    page: {
      path: "/experience",
      title: "Experience",
      description: "Where {name} has worked, and what came of it.",
      blocks: [
        { type: "heading", text: "Experience" },
        { type: "card-grid", columns: 1, linkLabel: "Visit the organization", cards: work },
      ],
    },
  };
}

function layOutProjects({ projects }: ReadEntries): LaidOutPage | undefined {
  if (projects.length === 0) return undefined;
  return {
    label: "Projects",
    page: {
      path: "/projects",
      title: "Projects",
      description: "What {name} has built.",
      blocks: [
        { type: "heading", text: "Projects" },
        { type: "card-grid", columns: projects.length > 1 ? 2 : 1, linkLabel: "See the project", cards: projects },
      ],
    },
  };
}

function layOutSkills({ skills }: ReadEntries): LaidOutPage | undefined {
  if (skills.length === 0) return undefined;
  return {
    label: "Skills",
    page: {
      path: "/skills",
      title: "Skills",
      description: "What {name} knows.",
      blocks: [
        { type: "heading", text: "Skills" },
        { type: "card-grid", columns: 3, cards: skills },
      ],
    },
  };
}

function layOutContact({ emails, links, phone, location }: ReadProfile["profile"]): LaidOutPage | undefined {
  if (emails.length === 0 && links.length === 0 && !phone && !location) return undefined;
  return {
    label: "Contact",
    page: {
      path: "/contact",
      title: "Contact",
      description: "How to reach {name}.",
      blocks: [{ type: "contact", title: "Contact me" }],
    },
  };
}

function listParts(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** A text of at most so many characters, cut between words. */
function clip(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = [...text].slice(0, limit - 1).join("");
  return `${cut.slice(0, cut.lastIndexOf(" ") > limit / 2 ? cut.lastIndexOf(" ") : undefined)}…`;
}
