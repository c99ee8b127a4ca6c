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
        index.addAll(await Promise.all(pages.map(readPage)));
        return coverContacts(JSON.stringify(index), contacts);
      },
    },
  ],
};

/** In characters. */
const longestAbout = 160;

async function readPage({ page, readText }: ReadablePage): Promise<SearchedPage> {
  const { main } = await readText();
  const [headings, texts] = [true, false].map((isHeading) =>
    main.filter(({ type }) => (type === "heading") === isHeading).map((node) => textOf(node)),
  );
  const text = texts?.join("\n") ?? "";
  return {
    id: page.href,
    title: page.name,
    headings: headings?.join("\n") ?? "",
    text,
    about: page.description ?? clip(text.replace(/\s+/g, " ")),
  };
}

function clip(text: string): string {
  return text.length > longestAbout ? `${text.slice(0, text.lastIndexOf(" ", longestAbout))} …` : text;
}
