import { canBeSeen } from "../../../../schema/check/rules/texts/visible-texts.ts";

/** A text as content may hold it, and what had to be changed for that, in words. */
export interface CleanText {
  text: string;
  change: string | undefined;
}

/** What content would read as a reference to the profile, as in `{name}`. */
const reference = /\{\s*([A-Za-z][\w.-]*)\s*\}/g;

/** Letters that no reader can see and that terminals, editors or pages obey: controls but for tabs and line ends. */
const unreadable = /(?![\t\n\r])[\p{Cc}\p{Noncharacter_Code_Point}\p{Surrogate}]/gu;

/**
 * Makes any text one that content may hold: white space around it, controls and references are taken out. A text of
 * which nothing can be seen is no text.
 */
export function cleanText(raw: string): CleanText {
  const readable = raw.replace(unreadable, "");
  const text = readable.replace(reference, "($1)").trim();
  const changes = [
    ...(readable === raw ? [] : ["held characters that can't be shown; they were left out."]),
    ...(reference.test(readable)
      ? ["has words in braces, which content.json reads as references; they are in parentheses now."]
      : []),
  ];
  reference.lastIndex = 0;
  return { text: canBeSeen(text) ? text : "", change: changes.length > 0 ? changes.join(" It ") : undefined };
}
