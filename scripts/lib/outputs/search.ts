import type { Nodes } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import MiniSearch from "minisearch";
import { searchFile } from "../../../schema/site-files.ts";
import { type SearchedPage, searchOptions } from "../../../src/search-index.ts";
import { coverContacts } from "../html/contacts.ts";
import type { Output, ReadablePage } from "./output.ts";

/** An index of a language's pages (MiniSearch), for the search in the bar. */
export const search: Output = {
  switch: "search",
  files: ({ folder, contacts }, pages) => [
    {
      path: `${folder}${searchFile}`,
      make: async () => {
        const index = new MiniSearch<SearchedPage>(searchOptions);
        for (const { id, ...texts } of await Promise.all(pages.map(readPage))) {
          // The index holds words, in which a number in groups would not be found any more.
          const covered = Object.entries(texts).map(([name, text]) => [name, coverContacts(text, contacts)]);
          index.add({ id, ...Object.fromEntries(covered) });
        }
        return JSON.stringify(index);
      },
    },
  ],
};

/** In characters. */
const longestAbout = 160;

async function readPage({ page, readText }: ReadablePage): Promise<SearchedPage> {
  const { main } = await readText();
  const isHeading = ({ type }: Nodes) => type === "heading";
  const text = main
    .filter((node) => !isHeading(node))
    .map(readTexts)
    .join("\n");
  return {
    id: page.href,
    title: page.name,
    headings: main.filter(isHeading).map(readTexts).join("\n"),
    text,
    about: page.description ?? clip(text.replace(/\s+/g, " ")),
  };
}

/** A node's texts, each part in a line of its own. */
function readTexts(node: Nodes): string {
  const isWhole = ["paragraph", "heading", "tableCell"].includes(node.type) || !("children" in node);
  return isWhole ? textOf(node) : node.children.map(readTexts).join("\n");
}

function clip(text: string): string {
  return text.length > longestAbout ? `${text.slice(0, text.lastIndexOf(" ", longestAbout))} …` : text;
}
