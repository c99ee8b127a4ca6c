import { describe, expect, test } from "vitest";
import { formatRatio, median } from "../../bench/figures.ts";
import { judgeTarget } from "../../bench/section.ts";
import { stripScripts } from "../../bench/support/sites.ts";
import { formatTable } from "../../bench/table.ts";

describe("the figures of the benchmark", () => {
  test("are medians, which one slow run does not move", () => {
    expect(median([12, 11, 900, 10, 13])).toBe(12);
    expect(median([10, 20, 30, 400])).toBe(25);
    expect(() => median([])).toThrow("no median");
  });

  test("have no ratio to nothing", () => {
    expect(formatRatio(30, 20)).toBe("1.50×");
    expect(formatRatio(30, 0)).toBe("–");
  });

  test("are judged by the place that is furthest from the target", () => {
    const figures = new Map([
      ["/", 12],
      ["/about/", 26],
    ]);
    expect(judgeTarget("TBT", 20, " ms", figures)).toEqual({ goal: "TBT", worst: "26 ms (/about/)", isReached: false });
    expect(judgeTarget("TBT", 26, " ms", figures).isReached).toBe(true);
  });

  test("do not reach a target where nothing was measured", () => {
    expect(judgeTarget("TBT", 20, " ms", new Map()).isReached).toBe(false);
  });
});

test("a page without scripts keeps its styles, its text and its links to pages, and loads no script", () => {
  const page =
    '<head><link rel="modulepreload" href="/a.js"><link rel="canonical" href="/"><style>a{}</style>' +
    '<script>start(\n)</script><script type="module" src="/a.js"></script></head><body><a href="/about/">About</a></body>';
  expect(stripScripts(page)).toBe(
    '<head><link rel="canonical" href="/"><style>a{}</style></head><body><a href="/about/">About</a></body>',
  );
});

test("a table is Markdown whose columns are under each other", () => {
  const table = formatTable({ title: "Times", note: "In ms.", columns: ["page", "TBT"], rows: [["/about/", "7"]] });
  expect(table).toBe("## Times\n\nIn ms.\n\n| page    | TBT |\n| ------- | --: |\n| /about/ |   7 |\n");
});
