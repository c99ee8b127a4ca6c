import type { Finding } from "../../messages/message.ts";
import { find } from "../../messages/messages.ts";
import type { ContentIndex } from "../content-index/content-index.ts";

/** Where the site has one language, nothing can stand in another alone, and no visitor can be led to one. */
export function checkLanguages({ root, texts, pages, translations, languages: all }: ContentIndex): Finding[] {
  const lone = root.site?.detectLanguage === true && all.length < 2;
  const idle = lone ? [find("no-language-to-detect", { key: "/site/detectLanguage" }, {})] : [];
  if (all.length > 0) return idle;
  const named = texts.filter(({ kind, key }) => kind === "language" && key === "languages");
  const moved = pages.flatMap(({ value: { paths }, pointer }) => (paths === undefined ? [] : [`${pointer}/paths`]));
  return [
    ...idle,
    ...named.map(({ text, pointer }) => find("unknown-language", pointer, { found: text, languages: [] })),
    ...translations.flatMap(({ pointer, translation, isHidden }) => {
      const found = Object.keys(translation ?? {}).at(-1);
      return found === undefined || isHidden ? [] : [find("unknown-language", pointer, { found, languages: [] })];
    }),
    ...moved.map((place) => find("unknown-language", { key: place }, { found: "de", languages: [] })),
  ];
}
