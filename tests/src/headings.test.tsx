// @vitest-environment node

import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Block } from "../../schema/blocks/index.ts";
import { Heading } from "../../src/blocks/heading.tsx";
import { Hero } from "../../src/blocks/hero.tsx";
import { LevelHeading } from "../../src/components/section.tsx";
import { designs } from "../../src/designs/designs.ts";
import { Theme } from "../../src/theme/theme.tsx";

const hero: Block<"hero"> = {
  type: "hero",
  id: undefined,
  node: undefined,
  level: 1,
  heading: "Ottilie",
  isName: false,
  role: undefined,
  isRole: false,
  text: undefined,
  typed: undefined,
  list: undefined,
  actions: [],
  links: [],
  variant: undefined,
  shape: "square",
  image: undefined,
  photo: undefined,
};

function render(level: number, words: string, isLarge = level === 1): string {
  return renderToStaticMarkup(
    <Theme design={designs.poster}>
      <LevelHeading level={level} isLarge={isLarge} text={words} />
    </Theme>,
  );
}

it.each([
  ["Ottilie Brandvoll", 9],
  ["Straßenbahn-Haltestelle", 12],
  ["山田太郎", 1],
  ["محمد عبد الرحمن", 6],
])("a page's heading %j says that its longest word has %i letters", (words, characters) => {
  expect(render(1, words)).toMatch(new RegExp(`style="--longest:${characters}[;"]`));
});

it("of others, those that are set large say it", () => {
  expect(render(2, "Come and see")).not.toContain("--longest");
  expect(render(2, "Come and see", true)).toContain(`style="--longest:4"`);
});

/** All that was rendered: a rule is written once, where it is first needed. */
let written = "";

/** The last value that the styles of the first heading give a property. */
function readHeadingStyle(design: (typeof designs)[keyof typeof designs], view: ReactNode, property: string) {
  const html = renderToStaticMarkup(<Theme design={design}>{view}</Theme>);
  written += html;
  const name = /<h\d[^>]* class="([\w-]+)/.exec(html)?.[1] ?? "";
  const [, rule = ""] = new RegExp(`\\.${name}\\{([^}]*)\\}`).exec(written) ?? [];
  return [...rule.matchAll(new RegExp(`(?:^|;)${property}:([^;]*)`, "g"))].at(-1)?.[1];
}

const heading = (level: number) => (
  <Heading
    block={{
      type: "heading",
      id: undefined,
      node: undefined,
      level,
      text: "Week 4",
      intro: undefined,
      typed: undefined,
    }}
  />
);

it.each(Object.entries(designs))("in the design %s the lines of a heading are balanced", (_, design) => {
  const wraps = [1, 2, 3].map((level) => readHeadingStyle(design, heading(level), "text-wrap"));
  expect(wraps).toEqual(["balance", "balance", "balance"]);
});

it("in the design paper the name in a compact hero is as large as a page's title, in others of its heroes larger", () => {
  const size = (variant: "split" | "compact") =>
    readHeadingStyle(designs.paper, <Hero block={{ ...hero, variant }} />, "font-size");
  const title = readHeadingStyle(designs.paper, heading(1), "font-size");
  expect(title).toBeDefined();
  expect(size("compact")).toBe(title);
  expect(size("split")).not.toBe(title);
});
