import type { SectionBlock } from "../../../blocks/index.ts";
import { defineError, defineWarning, ifMeant, isNotError, quote } from "../../../messages/message.ts";
import { rewriteText } from "../../../messages/rewrite.ts";
import { makeSuggester } from "../../../messages/suggest.ts";
import { defineRule } from "../../rule.ts";

/** The publications that a block chooses, by key or by the file's mark, are in its file. */
export const chosenPublications = defineRule({
  messages: {
    "unknown-citation-key": defineError<{ key: string; file: string; near: string | undefined }>({
      title: "a key that no entry of the references has",
      message: ({ key, file }) => `No entry in ${file} has the key ${quote(key)}.`,
      hint: ({ near }) =>
        near ? `Did you mean "${near}"? Write "${near}".` : "Write a key as it stands behind the { of an entry.",
      fix: ({ key, near }) => rewriteText(key, near, false),
      explanation: "The list `only` picks out entries by their keys, in your order.",
      wrong: '"only": ["rao2025chargr"]',
      right: '"only": ["rao2025charger"]',
    }),
    "nothing-selected": defineWarning<{ file: string }>({
      title: "a choice of publications that no entry is in",
      message: ({ file }) => `No entry in ${file} has selected = {true}, so this list is empty.`,
      hint: () => 'Mark the entries to show with selected = {true}, name them in "only", or take "selected" out.',
      allow: ifMeant,
      explanation: "With `selected` a list shows only the entries that the file marks, as sites made with al-folio do.",
      wrong: '{ "type": "publications", "source": "papers.bib", "selected": true }, where no entry is marked',
      right: '{ "type": "publications", "source": "papers.bib", "only": ["rao2025charger"] }',
    }),
    "selected-with-only": defineWarning<object>({
      title: "two choices of publications at once",
      message: () => '"only" names the publications to show, so "selected" does nothing.',
      hint: () => "Take one of the two out.",
      allow: ifMeant,
      explanation:
        "With `only` a list shows the entries that it names, in its order, whether or not the file marks them.",
      wrong: '{ "type": "publications", "source": "papers.bib", "only": ["rao2025charger"], "selected": true }',
      right: '{ "type": "publications", "source": "papers.bib", "only": ["rao2025charger"] }',
    }),
  },
  create({ index, report }) {
    const suggestKey = makeSuggester();

    function check(block: SectionBlock, pointer: string): void {
      if (block.type !== "publications" && block.type !== "publication") return;
      const { source: file } = block;
      const held = typeof file === "string" ? index.document.fileOf(file)?.held : undefined;
      // A missing entry may be one that was left out, which has a warning of its own.
      if (typeof file !== "string" || !held?.reports.every(isNotError)) return;
      const keys = held.records.flatMap((record) => ("key" in record ? record.key : []));
      const known = new Set(keys);
      const chosen =
        block.type === "publication"
          ? [{ key: block.key, at: "/key" }]
          : (block.only ?? []).map((key, index) => ({ key, at: `/only/${index}` }));
      if (known.size === 0) return;
      if (block.type === "publications" && block.selected) {
        if (block.only) report("selected-with-only", `${pointer}/selected`, {});
        else if (!held.isIncomplete && !held.records.some((record) => "isSelected" in record && record.isSelected))
          report("nothing-selected", `${pointer}/selected`, { file });
      }
      // Keys are similar by nature (the same author, another year), so suggestions must be close.
      const isExcused = held.isIncomplete && chosen.some(({ key }) => known.has(key));
      for (const { key, at } of chosen)
        if (!known.has(key) && !isExcused)
          report("unknown-citation-key", pointer + at, { key, file, near: suggestKey(key, keys, 2) });
    }

    return {
      exit() {
        for (const { pointer: page, blocks } of index.variants.flatMap(index.soundPages))
          for (const { block, pointer } of blocks) check(block, `${page}/blocks${pointer}`);
      },
    };
  },
});
