import { isWords } from "../../../kinds.ts";
import type { Finding } from "../../../messages/diagnostic.ts";
import { find } from "../../../messages/messages.ts";
import { suggest } from "../../../messages/suggest.ts";
import { placeholders } from "../../../resolve/text.ts";
import type { ContentIndex } from "../../content-index/content-index.ts";
import type { TextValue } from "../../content-index/gather.ts";

/** What looks like a reference; also with spaces or hyphens, which none has, because it was meant as one. */
const reference = /\{\s*([A-Za-z][\w.-]*)\s*\}/g;

/** A `{word}` in a text is one of those that the profile has a value for; elsewhere it is none of them. */
export function checkTextReferences(index: ContentIndex): Finding[] {
  return index.texts
    .filter(({ text }) => text.includes("{"))
    .flatMap((value) => (isWords(value.kind) ? checkText(value, index) : checkAddress(value)));
}

function checkAddress({ text, pointer }: TextValue): Finding[] {
  const found = placeholders.map((name) => `{${name}}`).find((whole) => text.includes(whole));
  return found === undefined ? [] : [find("reference-in-address", { pointer, part: "value" }, { found })];
}

function checkText({ text, pointer }: TextValue, index: ContentIndex): Finding[] {
  const place = { pointer, part: "value" } as const;
  const inProfile = pointer.startsWith("/profile/") && pointer !== "/profile/photo/alt";
  const found = new Set([...text.matchAll(reference)].map(([whole]) => whole));
  return [...found].flatMap((whole) => {
    if (inProfile) return [find("placeholder-in-profile", place, { found: whole })];
    const known = placeholders.find((name) => whole === `{${name}}`);
    if (known === undefined) {
      const near = suggest(
        whole,
        placeholders.map((name) => `{${name}}`),
      );
      return [
        find("unknown-placeholder", place, { found: whole, near, known: placeholders.map((name) => `{${name}}`) }),
      ];
    }
    // The others are always there, or their absence is a mistake of its own.
    const given = known !== "location" || index.mayHave(known);
    return given ? [] : [find("missing-profile-value", place, { key: known })];
  });
}
