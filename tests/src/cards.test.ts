// @vitest-environment node
import { readFile } from "node:fs/promises";
import { parse } from "parse5";
import { describe, expect, it } from "vitest";
import { checkContent } from "../../schema/resolve/check-content.ts";
import { resolveContent } from "../../schema/resolve/resolve-content.ts";
import { JsonText } from "../../schema/source/json-text.ts";
import { renderPage } from "../../src/entry-server.tsx";
import { readText } from "../support/read-text.ts";
import { diskFacts } from "../support/site/disk-facts.ts";
import { documentWith } from "../support/validators.ts";

const template = await readFile("index.html", "utf8");

/** A page of one block: as HTML, and its words. */
function show(block: { type: string; [key: string]: unknown }) {
  const document = Object.assign({ landing: { hidden: true } }, documentWith(block));
  const { content, diagnostics } = checkContent(new JsonText("content.json", JSON.stringify(document)));
  const pages = content ? resolveContent(content, () => ({ src: "/x.png", width: 1, height: 1 }), diskFacts).pages : [];
  const [page] = pages;
  if (!page) throw new Error(JSON.stringify(diagnostics));
  const html = renderPage(page, template);
  return { html, text: readText(parse(html)).replace(/\s+/g, " ") };
}

const grid = (cards: object[], more: object = {}) => show({ type: "card-grid", cards, ...more });
const job = (more: object) => ({ type: "experience", position: "Engineer", organization: "Volt Labs", ...more });

describe("a period", () => {
  it.each([
    [{ start: "2019" }, "2019 – today"],
    [{ start: "2019-05-01", end: "2020-06-30" }, "May 2019 – June 2020"],
    [{ start: "2019-05-01", end: "2020-06-30", precision: "day" }, "May 1, 2019 – June 30, 2020"],
    [{ start: "2019-05-01", end: "2020-06-30", precision: "year" }, "2019 – 2020"],
    [{ start: "2019-05-01", end: "2019-05-31" }, "May 2019 "],
  ])("%j reads %j", (period, expected) => {
    expect(grid([job(period)]).text).toContain(expected);
  });

  it("has words of its own in place of the dates, of which machines read what there is", () => {
    const { html, text } = grid([job({ start: "2019-05", period: "Two summers" })]);
    expect(text).toContain("Two summers");
    expect(text).not.toMatch(/2019|today/);
    expect(html).toMatch(/<time[^>]* dateTime="2019-05"[^>]*>Two summers<\/time>/);
    expect(grid([job({ period: "Two summers" })]).html).toMatch(/<span[^>]*>Two summers<\/span>/);
  });

  it("is not a single day: that is shown as written, unless it is asked otherwise", () => {
    const prize = { type: "achievement", title: "Prize", date: "2024-11-03" };
    expect(grid([prize]).text).toContain("November 3, 2024");
    expect(grid([{ ...prize, precision: "month" }]).text).toContain("November 2024");
  });
});

describe("positions at one organization", () => {
  const jobs = [
    job({ start: "2023-07" }),
    job({ position: "Intern", start: "2022-01", end: "2022-06" }),
    job({ organization: "Other", position: "Trainee", start: "2020", end: "2021" }),
  ];

  it("are in cards of their own, unless they are to be grouped", () => {
    expect(grid(jobs).html.match(/Volt Labs/g)).toHaveLength(2);
    const { html, text } = grid(jobs, { grouped: true });
    expect(html.match(/Volt Labs/g)).toHaveLength(1);
    expect(text).toMatch(/January 2022 – today Volt Labs July 2023 – today Engineer January 2022 – June 2022 Intern/);
    const levels = [...html.matchAll(/<h([1-6])[^>]*>(?:<[^>]*>)*(Volt Labs|Engineer|Intern|Trainee)/g)];
    expect(levels.map(([, level, words]) => [words, level])).toEqual([
      ["Volt Labs", "2"],
      ["Engineer", "3"],
      ["Intern", "3"],
      ["Trainee", "2"],
    ]);
  });
});

describe("a card", () => {
  it("with several links has them in a row, each with its own accessible name", () => {
    const links = [
      { label: "Demo", href: "https://demo.asha.dev/" },
      { label: "Code", href: "https://github.com/asha/x" },
    ];
    const { text } = grid([{ type: "project", title: "Charger", link: "/", linkLabel: "Story", links }]);
    expect(text).toContain("Story Charger Demo Charger (opens in a new tab) Code Charger (opens in a new tab)");
  });

  it("has before the words of a link a sign of what it leads to, where it says that", () => {
    const kinds = ["code", "demo", "docs", "paper", "slides", "video", "data", "website"] as const;
    const links = kinds.map((kind) => ({ label: `The ${kind}`, href: "/", kind }));
    const { html, text } = grid([
      { type: "project", title: "Charger", links: [...links, { label: "More", href: "/" }] },
    ]);
    const symbols = [...html.matchAll(/<a [^>]*>(<svg [^>]*aria-hidden[^>]*>.*?<\/svg>)?([^<]*)/g)].map(
      ([, sign, words]) => [words, sign !== undefined],
    );
    const drawn = kinds.map((kind) => JSON.stringify(diskFacts.icon({ kind })));
    expect(new Set(drawn).size).toBe(kinds.length);
    expect(symbols).toEqual(expect.arrayContaining([...kinds.map((kind) => [`The ${kind}`, true]), ["More", false]]));
    expect(text).toContain("The slides Charger");
  });

  it("of a skill has its sign, and its level as words beside a scale", () => {
    const { html, text } = grid([{ type: "skill", title: "Arduino", icon: "arduino", level: 4 }]);
    expect(text).toContain("Advanced (4 of 5)");
    expect(html.match(/<rect [^>]*fill="currentColor"/g)).toHaveLength(4);
    expect(html).toContain(JSON.stringify(diskFacts.icon({ name: "arduino" }).child[0]?.attr["d"]));
  });

  it("of a study says its subjects and what came of it", () => {
    const study = { type: "education", degree: "BSc", major: "Physics", minor: "Music", highlights: ["First of 90."] };
    expect(grid([{ ...study, description: "With a thesis." }]).text).toMatch(
      /Major: Physics ?Minor: Music ?With a thesis. ?First of 90./,
    );
  });
});

describe("icons of a contact block", () => {
  const link = (id: string, kind: string) => ({ id, kind, label: `My ${id}`, href: `https://${id}.example.org/` });
  const named = (links: object[]) => {
    const document = Object.assign({}, documentWith({ type: "contact" }), {
      profile: { name: "Asha", role: "Engineer", emails: [], links },
    });
    const { content } = checkContent(new JsonText("content.json", JSON.stringify(document)));
    const findImage = () => ({ src: "/x.png", width: 1, height: 1 });
    const [page] = content ? resolveContent(content, findImage, diskFacts).pages : [];
    return page ? renderPage(page, template).includes("<span>My one</span>") : undefined;
  };

  it("have their words where two would look alike, and only then", () => {
    expect(named([link("one", "website"), link("two", "github")])).toBe(false);
    expect(named([link("one", "website"), link("two", "website")])).toBe(true);
  });
});
