import { describe, expect, it } from "vitest";
import { collectPortfolio, entriesOf } from "../../../schema/portfolio/portfolio.ts";
import { plain } from "../../../schema/text.ts";
import { importSound } from "./import-sound.ts";

function readWork(entry: object) {
  const { content, told, text } = importSound({
    basics: { name: "Asha Rao" },
    work: [{ position: "Engineer", ...entry }],
  });
  const card = content.pages
    .flatMap(({ blocks }) => blocks.flatMap((block) => (block.type === "card-grid" ? block.cards : [])))
    .at(-1);
  if (card?.type !== "experience") throw new Error(text);
  return { ...card, told, text };
}

describe("HTML in a text", () => {
  it.each([
    ["<p>Built <b>one</b> charger &amp; <i>a half</i>.</p>", "Built **one** charger & *a half*."],
    ["One<br>two<br/>three", "One\ntwo\nthree"],
    ["<p>One</p><p>Two</p>", "One\n\nTwo"],
    [
      'See <a href="https://example.org/a_(b)">this</a>, <a href="javascript:alert(1)">that</a>.',
      "See [this](https://example.org/a_%28b%29), that.",
    ],
    ["<div>5 * 3 and *not* strong, snake_case</div>", "5 \\* 3 and \\*not\\* strong, snake_case"],
    ["<strong> Two words </strong>more", "**Two words** more"],
    ["<span>a</span><script>alert(1)</script>", "a"],
    ["a < b and <b> is a tag", "a < b and <b> is a tag"],
  ])("%j becomes %j", (summary, description) => {
    expect(readWork({ summary }).description).toBe(description);
  });

  it("has its lists among the highlights, and is reported as HTML", () => {
    const { description, highlights, told } = readWork({
      summary: "<p>In short:</p><ul><li>One <b>thing</b></li><li>Another<ul><li>Within</li></ul></li></ul>",
      highlights: ["Before"],
    });
    expect(description).toBe("In short:");
    expect(highlights).toEqual(["Before", "One **thing**", "Another", "Within"]);
    expect(told["work[0].summary"]).toBe("lists 3 things; each is a line under it now.");
  });

  it("is words alone in a name, and what was there is reported", () => {
    const { organization, told } = readWork({ name: "<b>Volt</b> &amp; Sons" });
    expect(organization).toBe("Volt & Sons");
    expect(told["work[0].name"]).toContain("<b>Volt</b> &amp; Sons");
    expect(readWork({ name: "[Volt Labs](https://volt.example.org)" }).organization).toBe("Volt Labs");
    expect(readWork({ name: "***Volt*** Labs, *in situ*" }).organization).toBe("Volt Labs, in situ");
    expect(readWork({ name: "C* and B*, 2 * 3 * 4" }).organization).toBe("C* and B*, 2 * 3 * 4");
  });
});

it("a list whose only line is invisible is left out, and reported", () => {
  const { highlights, told } = readWork({ highlights: ["\u200b"] });
  expect(highlights).toBeUndefined();
  expect(told["work[0].highlights[0]"]).toBe('has no place in content.json: "\u200b"');
});

describe("Markdown in a text", () => {
  it("keeps its marks and its line ends", () => {
    expect(readWork({ summary: "Built **one**\r\nand another" }).description).toBe("Built **one**\nand another");
  });

  it("has the list at its end among the highlights", () => {
    const { description, highlights } = readWork({ summary: "In short:\n- One\n  and a half\n- Two" });
    expect({ description, highlights }).toEqual({ description: "In short:", highlights: ["One and a half", "Two"] });
  });

  it.each([
    ["Markdown", "Before:\n- One\n- Two\nAfter:\n- Three"],
    ["HTML", "<p>Before:</p><ul><li>One</li><li>Two</li></ul><p>After:</p><ul><li>Three</li></ul>"],
  ])("keeps the order of paragraphs and lists, in %s", (_, summary) => {
    const { description, highlights } = readWork({ summary });
    expect(plain(description)?.replace(/\n+/g, "\n")).toBe("Before:\n– One\n– Two\nAfter:\n– Three");
    expect(highlights).toBeUndefined();
  });

  it("has highlights in groups under the names of these, and lines of one text as several", () => {
    const groups = [{ title: "Backend", highlights: ["A queue", "A cache"] }];
    expect(readWork({ highlights: ["A plan"], highlightGroups: groups }).highlights).toEqual([
      "A plan",
      "**Backend:** A queue",
      "A cache",
    ]);
    expect(readWork({ highlights: "One\nTwo" }).highlights).toEqual(["One", "Two"]);
  });

  it("keeps a list where it is in a text that is shown by itself", () => {
    const { content } = importSound({ basics: { name: "Asha Rao", summary: "In short:\n• One\n• Two\nThe end" } });
    expect(JSON.stringify(content)).toContain("In short:\\n– One\\n– Two\\nThe end");
  });

  it("is a list only where there are two things in it", () => {
    expect(readWork({ summary: "- 20 % less current" }).description).toBe("- 20 % less current");
  });
});

describe("a skill", () => {
  it.each([
    [80, 4],
    ["80 %", 4],
    ["8/10", 4],
    ["3/5", 3],
    [5, 5],
    ["Expert", "Expert"],
    [0, "0"],
    [120, "120"],
  ])("of the level %j has the level %j", (level, expected) => {
    const { content, told } = importSound({ basics: { name: "Asha Rao" }, skills: [{ name: "Soldering", level }] });
    expect(entriesOf(collectPortfolio(content), "skill")[0]?.level).toBe(expected);
    expect("skills[0]" in told).toBe(typeof expected === "number" && level !== "3/5");
  });

  it("has each of the keywords that one text lists", () => {
    const { content, told } = importSound({
      basics: { name: "Asha Rao" },
      skills: [{ name: "Data", keywords: ["Go, SQL (Postgres, SQLite)", "R"] }],
    });
    expect(entriesOf(collectPortfolio(content), "skill")[0]?.tags).toEqual(["Go", "SQL (Postgres, SQLite)", "R"]);
    expect(told["skills[0].keywords"]).toBe("lists several in one; they are 3 now.");
  });
});

describe("skills that are names alone", () => {
  const gridOf = (skills: unknown) => {
    const { content } = importSound({ basics: { name: "Asha Rao" }, skills });
    return content.pages.find(({ path }) => path === "/skills")?.blocks[1];
  };

  it("are a list without boxes, and beside one that says more as cards", () => {
    const names = ["HTML", { name: "CSS", keywords: [] }, { name: "Rust" }];
    expect(gridOf(names)).toMatchObject({ columns: 4, variant: "ruled", cards: { length: 3 } });
    const mixed = gridOf([...names, { name: "Web", keywords: ["React"] }]);
    expect(mixed).toMatchObject({ columns: 3, cards: { length: 4 } });
    expect(mixed).not.toHaveProperty("variant");
  });
});

describe("a reference", () => {
  const readReferences = (references: unknown) => {
    const { content, told } = importSound({ basics: { name: "Asha Rao" }, references });
    return { shown: entriesOf(collectPortfolio(content), "reference"), told };
  };

  it.each([
    "Available on request",
    "References available upon request.",
    "Will be provided upon request",
    "Referenzen gerne auf Anfrage",
    "Références disponibles sur demande",
    "Referencias disponibles a petición",
    "Рекомендации предоставлю по запросу",
  ])("that may be asked for is shown to nobody, and told: %j", (words) => {
    for (const references of [words, [words], [{ name: words }], [{ name: "Meera Joshi", reference: words }]]) {
      const { shown, told } = readReferences(references);
      expect(shown).toEqual([]);
      expect(told["references"] ?? told["references[0]"]).toMatch(/may be asked for.*left out: .*/);
      expect(Object.values(told).join()).toContain(words);
    }
  });

  it("is shown where somebody says something, of requests, too", () => {
    const { shown } = readReferences([{ name: "Meera Joshi", reference: "She mended chargers on request." }]);
    expect(shown).toMatchObject([{ title: "Meera Joshi", quote: "She mended chargers on request." }]);
  });
});

describe("a time", () => {
  // Each hyphen may stand between the ends of a period: to try all of a long text would take minutes.
  it("is reported in its own words where it is far longer than any period", () => {
    const write = (blanks: number) => `2016${" ".repeat(blanks)}- 2018`;
    expect(readWork({ startDate: write(180) })).toMatchObject({ start: "2016", end: "2018" });
    expect(readWork({ startDate: write(200) })).toMatchObject({ period: write(200) });
  });

  it.each([
    [{ startDate: "2016 - 2018" }, { start: "2016", end: "2018" }],
    [{ startDate: "2016-2018" }, { start: "2016", end: "2018" }],
    [{ startDate: "Jan 2016 – heute" }, { start: "2016-01", end: undefined }],
    [{ startDate: "Jun - Aug 2019" }, { start: "2019-06", end: "2019-08" }],
    [{ period: "05/2016 to 06/2018" }, { start: "2016-05", end: "2018-06" }],
    [{ period: "mars 2020 au déc. 2021" }, { start: "2020-03", end: "2021-12" }],
    [{ dates: ["2020-01", "2021-02"] }, { start: "2020-01", end: "2021-02" }],
    [{ period: "since 2020" }, { start: "2020", end: undefined }],
    [
      { startDate: "2015-03（1年6个月）", endDate: "至今 (9 months)" },
      { start: "2015-03", end: undefined },
    ],
    [{ year: 2019 }, { start: "2019", end: "2019" }],
    [
      { start: { year: 2019, month: 3 }, current: true },
      { start: "2019-03", end: undefined },
    ],
    [
      { startDate: "sept. 2020", endDate: "März 2021" },
      { start: "2020-09", end: "2021-03" },
    ],
  ])("%j is read as %j", (time, { start, end }) => {
    const work = readWork(time);
    expect(work).toMatchObject({ start });
    expect(work.end).toBe(end);
    expect(work.period).toBeUndefined();
  });

  it.each([
    [
      { startDate: "2019-01-05", endDate: "a while ago" },
      { start: "2019-01-05", period: "January 2019 – a while ago" },
    ],
    [
      { startDate: "once", endDate: "2020" },
      { end: "2020", period: "once – 2020" },
    ],
    [{ startDate: "once", endDate: "Present" }, { period: "once – today" }],
    [{ endDate: "a while ago" }, { period: "a while ago" }],
    [{ duration: "two summers" }, { period: "two summers" }],
  ])(
    "%j stays in words where it can't be read, and never goes on",
    (time, { period, start, end }: Record<string, string>) => {
      const work = readWork(time);
      expect([work.period, work.start, work.end]).toEqual([period, start, end]);
      expect(work.text).not.toMatch(/"period": ".*a while ago – today/);
    },
  );

  it("that names a season stays in words beside its year, and goes on no further", () => {
    const { content } = importSound({ work: [{ position: "Intern", startDate: "Summer 2015" }] });
    const [entry] = entriesOf(collectPortfolio(content), "experience");
    expect(entry).toMatchObject({ start: "2015", period: "Summer 2015" });
  });

  it("of what has one date stays in words, too", () => {
    const { content } = importSound({ basics: { name: "Asha Rao" }, awards: [{ title: "Prize", date: "last year" }] });
    expect(entriesOf(collectPortfolio(content), "achievement")[0]?.period).toBe("last year");
  });
});
