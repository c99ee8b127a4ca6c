import { expect, it } from "vitest";
import { readDocument } from "../../../src/editor/editor-document.ts";
import { titleOf } from "../../../src/editor/titles.ts";

const content = {
  version: 1,
  site: { title: "Ada", languages: ["en", "de"] },
  profile: { name: "Dr. Ada King", role: { en: "Analyst", de: "Analytikerin" } },
  pages: [
    {
      path: "/",
      title: { en: "About {firstName}", de: "Über {firstName}" },
      blocks: [
        { type: "hero", role: "{role}" },
        { type: "quote", text: "A {thing} by *{name}*." },
      ],
    },
    { path: "/de", title: "{role}", languages: ["de"], blocks: [{ type: "heading", text: "Von {location}" }] },
  ],
};

it("calls parts what the page shows: with the profile's values in place of their names", () => {
  const file = {
    path: "content.json",
    text: JSON.stringify(content),
    role: "content",
    hash: "",
    isPending: false,
  } as const;
  const document = readDocument(new Map([[file.path, file]]), new Map());
  const title = (pointer: string) => document && titleOf(document.content.at(pointer));
  expect(title("/pages/0")).toBe("About Ada");
  expect(title("/pages/0/blocks/0")).toBe("Analyst");
  // What no profile has is as it is written, there and here.
  expect(title("/pages/0/blocks/1")).toBe("A {thing} by Dr. Ada King.");
  expect(title("/pages/1")).toBe("Analytikerin");
  expect(title("/pages/1/blocks/0")).toBe("Von {location}");
});
