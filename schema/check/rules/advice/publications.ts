import { havePages } from "../../../blocks/publications.ts";
import { defineAdvice } from "../../../messages/message.ts";
import { defineAdviceRule } from "../../rule.ts";
import { sources } from "./sources.ts";

/** Publications have pages of their own, which search engines for papers need. */
export const publicationPages = defineAdviceRule({
  messages: {
    "no-publication-pages": defineAdvice<{ count: number }>({
      title: "publications that Google Scholar can't find",
      message: ({ count }) => `These ${count} publications share a page; Google Scholar wants a page for each.`,
      hint: () => 'Add "pages": true.',
      explanation:
        "Google Scholar and reference managers read one work a page, from the data that stands in its head. A list of works has none.",
      wrong: '{ "type": "publications", "source": "papers.bib" }',
      right: '{ "type": "publications", "source": "papers.bib", "pages": true }',
      source: sources.scholar,
    }),
  },
  create({ index, report }) {
    const lists: { source: string; count: number; pointer: string }[] = [];
    const withPages = new Set<string>();
    return {
      blocks({ value: blocks, pointer }) {
        blocks.forEach((block, position) => {
          if (block?.type !== "publications" || typeof block.source !== "string") return;
          const { source, only } = block;
          const count = only?.length ?? index.document.fileOf(source)?.held?.records.length ?? 0;
          if (havePages(block, count)) withPages.add(source);
          // The page of a single publication is that publication's own.
          else if (count > 1) lists.push({ source, count, pointer: `${pointer}/${position}` });
        });
      },
      exit() {
        for (const { source, count, pointer } of lists)
          if (!withPages.has(source)) report("no-publication-pages", pointer, { count });
      },
    };
  },
});
