import { canBeSeen } from "../../../../schema/check/rules/texts/words.ts";

/** What content would read as a reference to the profile, as in `{name}`. */
const reference = /\{\s*([A-Za-z][\w.-]*)\s*\}/g;

/** Letters that no reader can see and that terminals, editors or pages obey: controls but for tabs and line ends. */
const unreadable = /(?![\t\n\r])[\p{Cc}\p{Noncharacter_Code_Point}\p{Surrogate}]/gu;

/**
 * Makes any text one that content may hold: white space around it, controls and references are taken out. A text of
 * which nothing can be seen is no text. `change` says in words what had to be changed, if anything.
 */
export function cleanText(raw: string): { text: string; change: string } {
  const readable = raw.replace(unreadable, "");
  const spoken = readable.replace(reference, "($1)");
  const text = spoken.trim();
  const changes: string[] = [];
  if (readable !== raw) changes.push("held characters that can't be shown; they were left out.");
  if (spoken !== readable)
    changes.push("has words in braces, which content.json reads as references; they are in parentheses now.");
  return { text: canBeSeen(text) ? text : "", change: changes.join(" It ") };
}
