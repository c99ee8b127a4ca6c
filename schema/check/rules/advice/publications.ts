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
  create: ({ index, report }) => ({
    blocks({ value: blocks, pointer }) {
      blocks.forEach((block, position) => {
        if (block?.type !== "publications" || typeof block.source !== "string") return;
        const count = block.only?.length ?? index.document.fileOf(block.source)?.held?.records.length ?? 0;
        // The page of a single publication is that publication's own.
        if (count > 1 && !havePages(block, count)) report("no-publication-pages", `${pointer}/${position}`, { count });
      });
    },
  }),
});
