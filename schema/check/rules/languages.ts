import { siteLanguages } from "../../localize/localize.ts";
import { type Finding, find } from "../../messages/messages.ts";
import type { ContentIndex } from "../content-index/content-index.ts";

/** Where the site has one language, nothing can stand in another alone. */
export function checkLanguages({ root, texts, pages }: ContentIndex): Finding[] {
  if (siteLanguages(root)) return [];
  const named = texts.filter(({ kind, key }) => kind === "language" && key === "languages");
  const moved = pages.flatMap(({ value: { paths }, pointer }) => (paths === undefined ? [] : [`${pointer}/paths`]));
  return [
    ...named.map(({ text, pointer }) => find("unknown-language", pointer, { found: text, languages: [] })),
    ...moved.map((place) => find("unknown-language", { key: place }, { found: "de", languages: [] })),
  ];
}
