import { clip, type Json, type LaidOutPage } from "./lay-out-pages.ts";
import type { ReadSection } from "./read-entries.ts";

/** The page about the owner: what has no page of its own, beside each other. */
export function layOutAbout(sections: readonly ReadSection[]): LaidOutPage | undefined {
  const aside = sections.filter(({ layout }) => layout.isAside);
  const others = sections.filter(({ layout }) => !layout.isAside);
  if (sections.length === 0) return undefined;
  const titles = [...aside, ...others].map(({ layout }) => layout.title);
  const parts = aside.length > 0 ? titles.map((title, index) => (index === 0 ? title : title.toLowerCase())) : titles;
  return {
    label: "About",
    page: {
      path: "/about",
      title: "About me",
      description: clip(`${listParts(parts)} of {name}.`, 120),
      blocks: [{ type: "heading", text: "About me" }, ...layOutBeside(aside, others)],
    },
  };
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
  return {
    type: "tabs",
    label: "More about me",
    tabs: sections.map((section) => ({
      id: section.layout.title.toLowerCase(),
      label: section.layout.title,
      blocks: [{ ...layOutGrid(section, section.entities.length > 3 ? 2 : 1), title: undefined }],
    })),
  };
}

function listParts(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
