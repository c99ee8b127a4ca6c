import { siteLanguages } from "../../localize/localize.ts";
import { type Finding, find } from "../../messages/messages.ts";
import type { ContentIndex } from "../content-index/content-index.ts";

/** Where the site has one language, nothing can stand in another alone, and no visitor can be led to one. */
export function checkLanguages({ root, texts, pages, translations }: ContentIndex): Finding[] {
  const [, ...others] = siteLanguages(root) ?? [];
  const lone = root.site?.detectLanguage === true && others.length === 0;
  const idle = lone ? [find("no-language-to-detect", { key: "/site/detectLanguage" }, {})] : [];
  if (siteLanguages(root)) return idle;
  const named = texts.filter(({ kind, key }) => kind === "language" && key === "languages");
  const moved = pages.flatMap(({ value: { paths }, pointer }) => (paths === undefined ? [] : [`${pointer}/paths`]));
  return [
    ...idle,
    ...named.map(({ text, pointer }) => find("unknown-language", pointer, { found: text, languages: [] })),
    ...translations.map(({ pointer, languages }) =>
      find("unknown-language", pointer, { found: languages.at(-1) ?? "", languages: [] }),
    ),
    ...moved.map((place) => find("unknown-language", { key: place }, { found: "de", languages: [] })),
  ];
}
