// @vitest-environment node

import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LevelHeading } from "../../src/components/section.tsx";
import { designs } from "../../src/designs/designs.ts";
import { Theme } from "../../src/theme/theme.tsx";

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
])("a page's heading %j says that its longest word has %i letters", (words, letters) => {
  expect(render(1, words)).toMatch(new RegExp(`style="--longest:${letters}[;"]`));
});

it("of others, those that are set large say it", () => {
  expect(render(2, "Come and see")).not.toContain("--longest");
  expect(render(2, "Come and see", true)).toContain(`style="--longest:4"`);
});
