import { expect, it } from "vitest";
import { parsePage } from "../../../scripts/lib/html/parsed-page.ts";
import { readPageText } from "../../../scripts/lib/outputs/text/page-text.ts";

const read = (html: string) =>
  readPageText(parsePage(`<!doctype html><main>${html}</main>`), "https://example.com/").main;

it("what stands in a part of its own keeps the space before it", () => {
  const [paragraph] = read('<p><a href="/red-moor.pdf">PDF<span> (29 kB)</span></a>, <strong>new </strong>here </p>');
  expect(JSON.stringify(paragraph)).toContain('"PDF"},{"type":"text","value":" (29 kB)"');
  expect(JSON.stringify(paragraph)).toContain('"here"');
});

it("facts about a post are words of their own", () => {
  expect(JSON.stringify(read("<p><time>May 2025</time> <span>1 min read</span></p>"))).toMatch(
    /"May 2025".*"value":" ".*"1 min read"/,
  );
});
