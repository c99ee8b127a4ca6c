import type { SectionBlock } from "../../../blocks/index.ts";
import { defineError, isNotError, quote } from "../../../messages/message.ts";
import { rewriteText } from "../../../messages/rewrite.ts";
import { makeSuggester } from "../../../messages/suggest.ts";
import { defineRule } from "../../rule.ts";

/** The publications that a block names by key are in its file. */
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
