import { canBeSeen } from "../../../../schema/check/rules/texts/visible-texts.ts";
import type { ReadSection } from "./read-entries.ts";
import type { ReadProfile } from "./read-profile.ts";

/** A part of `content.json` as it is written: keys that are undefined are left out. */
export type Json = Record<string, unknown>;

/** A page and the words of its link. */
export interface LaidOutPage {
  label: string;
  page: { path: string; title: string; description: string; blocks: Json[] };
}

export function layOutHome(summary: string | undefined, sections: readonly ReadSection[]): LaidOutPage {
  const paragraphs =
    summary
      ?.split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
      .filter(canBeSeen) ?? [];
  const skills = sections.flatMap(({ entities }) => entities).filter((entity) => entity.type === "skill");
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

/** The page of a section that has one of its own. */
export function layOutSection({ layout: { title, page }, entities }: ReadSection): LaidOutPage | undefined {
  if (!page) return undefined;
  const { path, description, linkLabel, columns } = page;
  return {
    label: title,
    page: {
      path,
      title,
      description,
      blocks: [
        { type: "heading", text: title },
        { type: "card-grid", columns: columns(entities.length), linkLabel, cards: entities },
      ],
    },
  };
}

export function layOutContact({ emails, links, phone, location }: ReadProfile["profile"]): LaidOutPage | undefined {
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

/** A text of at most so many characters, cut between words. */
export function clip(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = [...text].slice(0, limit - 1).join("");
  return `${cut.slice(0, cut.lastIndexOf(" ") > limit / 2 ? cut.lastIndexOf(" ") : undefined)}…`;
}
