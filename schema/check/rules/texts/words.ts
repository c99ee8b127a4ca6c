import { isWords } from "../../../kinds.ts";
import { type Finding, find } from "../../../messages/messages.ts";
import { suggest } from "../../../messages/suggest.ts";
import { placeholders } from "../../../resolve/text.ts";
import type { ContentIndex } from "../../content-index/content-index.ts";
import type { TextValue } from "../../content-index/gather.ts";

/** A character that can be seen: no space, no mark for programs, none of the letters that are blank. */
const visible = /[^\s\p{Cf}\p{Cc}\u115f\u1160\u2800\u3164\uffa0]/u;

/** Whether anything of a text shows. */
export function canBeSeen(text: string): boolean {
  return visible.test(text);
}

/** Every text has something in it that can be read: a link of which nothing shows can't be followed. */
export function checkVisibleTexts({ texts }: ContentIndex): Finding[] {
  return texts
    .filter(({ kind, text }) => isWords(kind) && !canBeSeen(text))
    .map(({ pointer }) => find("empty-text", pointer, { invisible: true }));
}

/** What looks like a reference; also with spaces or hyphens, which none has, because it was meant as one. */
const reference = /\{\s*([A-Za-z][\w.-]*)\s*\}/g;
const known = placeholders.map((name) => `{${name}}`);

/** A `{word}` in a text is one of those that the profile has a value for; elsewhere it is none of them. */
export function checkTextReferences(index: ContentIndex): Finding[] {
  return index.texts
    .filter(({ text }) => text.includes("{"))
    .flatMap((value) => (isWords(value.kind) ? checkText(value, index) : checkAddress(value)));
}

function checkAddress({ text, pointer }: TextValue): Finding[] {
  const found = known.find((whole) => text.includes(whole));
  return found === undefined ? [] : [find("reference-in-address", pointer, { found })];
}

function checkText({ text, pointer }: TextValue, index: ContentIndex): Finding[] {
  const inProfile = pointer.startsWith("/profile/") && pointer !== "/profile/photo/alt";
  return [...new Set(text.match(reference))].flatMap((found) => {
    if (inProfile) return [find("placeholder-in-profile", pointer, { found })];
    if (!known.includes(found)) {
      return [find("unknown-placeholder", pointer, { found, near: suggest(found, known), known })];
    }
    // The others are always there, or their absence is a mistake of its own.
    if (found !== "{location}" || index.mayHave("location")) return [];
    return [find("missing-profile-value", pointer, { key: "location" })];
  });
}
