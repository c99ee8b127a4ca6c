import { gatherContent } from "../../../schema/check/content-index/gather.ts";
import { contentNode } from "../../../schema/document/content-node.ts";
import { hasLanguage } from "../../../schema/kinds.ts";
import { splitPointer } from "../../../schema/source/location.ts";
import type { ContentDraft } from "./large-content.ts";

/** The content in several languages, each of its texts in all of them: the same words, with the language's code before them. */
export function inLanguages(draft: ContentDraft, languages: readonly [string, ...string[]]): ContentDraft {
  const [first] = languages;
  const { language: _language, ...site } = { language: undefined, ...draft.site };
  const translated: ContentDraft = structuredClone({ ...draft, site: { ...site, languages } });
  for (const { kind, pointer, text } of gatherContent(contentNode(translated)).texts) {
    if (!hasLanguage(kind)) continue;
    const keys = splitPointer(pointer);
    const last = keys.pop() ?? "";
    const parent = keys.reduce<unknown>((part, key) => Reflect.get(Object(part), key), translated);
    const all = languages.map((code) => [code, code === first ? text : `${code}: ${text}`] as const);
    Reflect.set(Object(parent), last, Object.fromEntries(all));
  }
  return translated;
}
