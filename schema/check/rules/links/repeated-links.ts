import { type Finding, find } from "../../../messages/messages.ts";
import type { ContentIndex } from "../../content-index/content-index.ts";
import type { TextValue } from "../../content-index/gather.ts";

/** No two entries of the same list lead to the same place, and no list names the same id twice. */
export function checkRepeatedLinks(index: ContentIndex): Finding[] {
  const seen = new Map<string, string>();
  return index.texts.flatMap((value) => {
    const scope = scopeOf(value);
    if (scope === undefined) return [];
    const { text: href, pointer } = value;
    const key = `${scope} ${href}`;
    const first = seen.get(key);
    if (first !== undefined) return [find("repeated-link", pointer, { href, otherLine: index.lineOf(first) })];
    seen.set(key, pointer);
    return [];
  });
}

function scopeOf({ kind, pointer, key, page }: TextValue): string | undefined {
  if (kind === "href" && page) return "pages";
  // The address of an organization, which may stand in several entries.
  if (kind === "webAddress" && key === "link") return undefined;
  if (kind === "href" || kind === "webAddress" || kind === "email") return pointer.replace(/\/[0-9]+\/[^/]*$/, "");
  if (kind === "id" && key !== "id") return pointer.replace(/\/[0-9]+$/, "");
  return undefined;
}
