import MiniSearch from "minisearch";
import { beforeAll, expect, it } from "vitest";
import { type SearchedPage, searchOptions } from "../../../src/search-index.ts";
import { type BuiltSite, buildDraft } from "./site.ts";

let site: BuiltSite;
let index: MiniSearch<SearchedPage>;
beforeAll(async () => {
  site = await buildDraft(({ site, profile, pages }) => {
    Object.assign(site, { search: true, protectContact: true });
    profile["phone"] = "+91 98765 43210";
    pages.push({
      path: "/ways",
      title: "Ways",
      description: "Of writing.",
      blocks: [
        { type: "heading", text: "Ways" },
        { type: "contact" },
        { type: "list", title: "Tools", items: ["Zirconia", "Beryl"] },
      ],
    });
  });
  index = MiniSearch.loadJSON(await site.read("search.json"), searchOptions);
}, 120_000);

const find = (words: string) => index.search(words, { fuzzy: false }).map(({ id }) => id);

it("keeps neighbouring texts apart, so that each of their words is found", () => {
  expect(find("zirconia")).toEqual(["/portfolio/ways/"]);
  expect(find("beryl")).toEqual(["/portfolio/ways/"]);
});

it("has no part of a protected number or address", async () => {
  const text = await site.read("search.json");
  expect(text).not.toMatch(/98765|43210/);
});

it("has each page's title, and what it says about itself", () => {
  expect(index.search("ways").find(({ id }) => id === "/portfolio/ways/")).toMatchObject({
    title: "Ways",
    about: "Of writing.",
  });
});
