import { isWords } from "../../../kinds.ts";
import type { Finding } from "../../../messages/diagnostic.ts";
import { find } from "../../../messages/messages.ts";
import type { ContentIndex } from "../../content-index/content-index.ts";

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
    .map(({ pointer }) => find("empty-text", { pointer, part: "value" }, { invisible: true }));
}
