import type { StringNode } from "../../../document/content-node.ts";
import { PartValueNode } from "../../../document/part-node.ts";
import { defineWarning, ifMeant, quote } from "../../../messages/message.ts";
import { memoize, once } from "../../../source/once.ts";
import type { ContentIndex } from "../../content-index/content-index.ts";
import { defineRule } from "../../rule.ts";

/** No list has one link or id twice, and no two links on pages go to one external address. */
export const repeatedLinks = defineRule({
  messages: {
    "repeated-link": defineWarning<{ href: string; otherLine: string }>({
      title: "the same link twice",
      message: ({ href, otherLine }) => `${quote(href)} stands in line ${otherLine} already.`,
      hint: () => "Correct one of the two, or remove it.",
      allow: ifMeant,
      explanation: "When an entry is copied and changed, its link is easily forgotten.",
      wrong:
        '{ "title": "Lab Stock", "link": "https://github.com/you/a" }, { "title": "Bus Board", "link": "https://github.com/you/a" }',
      right:
        '{ "title": "Lab Stock", "link": "https://github.com/you/a" }, { "title": "Bus Board", "link": "https://github.com/you/b" }',
    }),
  },
  create({ index, report }) {
    const titles = once(() => readTitles(index));
    const titleAt = (pointer: string) => titles()(pointer);
    const seenIn = memoize((_language: string) => new Map<string, string>());
    const look = (value: StringNode) => {
      const { text: href, pointer, languages } = value;
      const scope = scopeOf(value);
      if (scope === undefined) return;
      const key = `${scope} ${href}`;
      for (const language of languages) {
        const seen = seenIn(language);
        const first = seen.get(key);
        if (first === undefined) seen.set(key, pointer);
        else if (titleAt(first) === undefined || titleAt(first) !== titleAt(pointer))
          report("repeated-link", pointer, { href, otherLine: index.lineOf(first) });
      }
    };
    return { href: look, webAddress: look, email: look, id: look };
  },
});

/** Finds the title of the entry around a pointer. An entry shown in several places has the same title. */
function readTitles({ entities }: ContentIndex): (pointer: string) => string | undefined {
  const titles = new Map(entities.map(({ pointer, value }) => [pointer, "title" in value ? value.title : undefined]));
  return (pointer) => {
    for (let at = pointer; at !== ""; at = at.slice(0, at.lastIndexOf("/"))) {
      const title = titles.get(at);
      if (title) return title;
    }
    return undefined;
  };
}

function scopeOf(value: StringNode): string | undefined {
  const { kind, text, localPointer: local, name, page } = value;
  // A text may link to the same target twice.
  if (value instanceof PartValueNode) return undefined;
  // Links to the owner's pages, files and e-mail addresses may be repeated.
  if (kind === "href" && page && /^https?:/i.test(text)) return "pages";
  // An organization's address may be in several entries.
  if (kind === "webAddress" && name === "link") return undefined;
  if (kind === "id") return name === "id" ? undefined : local.replace(/\/[0-9]+$/, "");
  return local.replace(/\/[0-9]+\/[^/]*$/, "");
}
