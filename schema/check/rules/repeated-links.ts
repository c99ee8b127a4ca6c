import type { Finding } from "../../messages/diagnostic.ts";
import { find } from "../../messages/messages.ts";
import type { Site } from "./site.ts";
import type { TextValue } from "./survey.ts";

/** No two entries of the same list lead to the same place, and no list names the same id twice. */
export function checkRepeatedLinks(site: Site): Finding[] {
  const seen = new Map<string, string>();
  return site.survey.texts.flatMap((value) => {
    const scope = scopeOf(value);
    if (scope === undefined || site.isBroken(value.pointer)) return [];
    const key = `${scope} ${value.text}`;
    const first = seen.get(key);
    if (first === undefined) {
      seen.set(key, value.pointer);
      return [];
    }
    return [
      find(
        "repeated-link",
        { pointer: value.pointer, part: "value" },
        { href: value.text, otherLine: site.lineOf(first) },
      ),
    ];
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
