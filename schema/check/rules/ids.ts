import { defineError, listWords, quote } from "../../messages/message.ts";
import { rewriteText } from "../../messages/rewrite.ts";
import { makeSuggester } from "../../messages/suggest.ts";
import { memoize } from "../../source/once.ts";
import { defineRule } from "../rule.ts";

/** Ids are unique on a page (together with the footer, which is on every page) and in each list of the profile. */
export const ids = defineRule({
  messages: {
    "repeated-id": defineError<{ id: string; otherLine: string; near: string }>({
      title: "the same id twice",
      message: ({ id, otherLine }) => `The id ${quote(id)} stands in line ${otherLine} already.`,
      hint: ({ near }) => `Give this one another id, for example ${quote(near)}.`,
      fix: ({ id, near }) => rewriteText(id, near, false),
      explanation:
        "An id is a name: a link to #skills, or a block that refers to an e-mail address, must know which is meant. Ids are unique on a page, and among the profile's e-mails and links.",
      wrong: '{ "id": "work", … }, { "id": "work", … }',
      right: '{ "id": "work", … }, { "id": "personal", … }',
    }),
  },
  create({ index, report }) {
    const footer = index.root.footer?.id;
    const scopesIn = memoize((_language: string) =>
      memoize((scope: unknown) => {
        const own = typeof scope === "object" && footer !== undefined ? [[footer, "/footer/id"] as const] : [];
        return { seen: new Map<string, string>(own), numbers: new Map<string, number>() };
      }),
    );
    return {
      id({ name, text: id, pointer, page, languages }) {
        if (name !== "id") return;
        for (const language of languages) {
          const { seen, numbers } = scopesIn(language)(page ?? pointer.replace(/(?:\/[0-9]+)?\/id$/, ""));
          const first = seen.get(id);
          if (first === undefined) {
            seen.set(id, pointer);
            continue;
          }
          // Numbers continue where the last search ended: a search from 2 for each of many equal ids would be
          // quadratic.
          let number = numbers.get(id) ?? 2;
          while (seen.has(`${id}-${number}`)) number += 1;
          numbers.set(id, number);
          report("repeated-id", pointer, { id, otherLine: index.lineOf(first), near: `${id}-${number}` });
        }
      },
    };
  },
});

/** The lists of the profile whose entries blocks refer to by id, and the word for one entry. */
const lists = { emails: "e-mail", links: "link" } as const;

/** The ids in a block's `emails` and `links` are those of entries in the profile's lists of the same names. */
export const references = defineRule({
  messages: {
    "unknown-reference": defineError<{ id: string; list: string; near: string | undefined; ids: string[] }>({
      title: "a reference to an e-mail or link that the profile doesn't have",
      message: ({ id, list, ids }) =>
        ids.length > 0
          ? `The profile has no ${list} with the id ${quote(id)}; it has ${listWords(ids, "and", quote)}.`
          : `The profile has no ${list}s at all, so ${quote(id)} means nothing.`,
      hint: ({ near, list }) =>
        near
          ? `Did you mean "${near}"? Write "${near}".`
          : `Write one of the profile's ids, or add the ${list} to the profile.`,
      fix: ({ id, near }) => rewriteText(id, near, near === id.toLowerCase()),
      explanation: "E-mail addresses and links stand once, in the profile. Blocks name them by their ids.",
      wrong: '"emails": ["wrok"]',
      right: '"emails": ["work"]',
    }),
  },
  create({ index, report }) {
    const suggestIn = memoize(() => makeSuggester());
    const idsOf = memoize((key: keyof typeof lists) => {
      const entries = index.errors.hasErrorsWithin(`/profile/${key}`) ? undefined : index.root.profile?.[key];
      return entries && new Set(entries.flatMap((entry) => entry?.id ?? []));
    });
    return {
      id({ name: key, text: id, pointer }) {
        if (key !== "emails" && key !== "links") return;
        const known = idsOf(key);
        if (!known || known.has(id)) return;
        report("unknown-reference", pointer, {
          id,
          list: lists[key],
          near: suggestIn(key)(id, known),
          ids: [...known],
        });
      },
    };
  },
});
