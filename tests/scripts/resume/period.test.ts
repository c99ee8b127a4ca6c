import { expect, it } from "vitest";
import { type BuiltSite, buildDraft, elementsOf, textOf } from "../outputs/site.ts";

/** A job whose period is written in the words of either language. */
const internship = {
  type: "experience",
  position: "Intern",
  organization: "Volt Labs",
  start: "2023-06",
  period: { en: "Two summers", de: "Zwei Sommer" },
};

function build(): Promise<BuiltSite> {
  return buildDraft((draft) => {
    const { language: _, ...site } = draft.site;
    const blocks = [
      { type: "heading", text: "Work" },
      { type: "card-grid", cards: [internship] },
    ];
    Object.assign(draft, {
      site: { ...site, languages: ["en", "de"] },
      navigation: undefined,
      footer: undefined,
      pages: [{ path: "/", title: { en: "Home", de: "Start" }, description: "What I do.", blocks }],
    });
  });
}

it("a time in words is shown in each language in its own, and no program reads that it goes on", async () => {
  const site = await build();
  const shown = async (page: string) => {
    const main = elementsOf(await site.read(page)).find(({ tagName }) => tagName === "main");
    return main ? textOf(main) : "";
  };
  const [english, german] = [await shown("index.html"), await shown("de/index.html")];
  expect(english).toContain("Two summers");
  expect(german).toContain("Zwei Sommer");
  for (const text of [english, german]) expect(text).not.toMatch(/2023|today|heute/);
  expect(english).not.toContain("Zwei Sommer");
  expect(german).not.toContain("Two summers");
  for (const folder of ["", "de/"]) {
    const { work } = JSON.parse(await site.read(`${folder}resume.json`));
    expect(work).toMatchObject([{ position: "Intern", period: folder === "" ? "Two summers" : "Zwei Sommer" }]);
    expect(work[0]).not.toHaveProperty("startDate");
    expect(await site.read(`${folder}portfolio.txt`)).toContain(folder === "" ? "Two summers" : "Zwei Sommer");
  }
});
