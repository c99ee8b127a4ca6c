import { toString as textOf } from "mdast-util-to-string";
import { expect, it } from "vitest";
import { parsePage } from "../../../scripts/lib/html/parsed-page.ts";
import { readPageText } from "../../../scripts/lib/outputs/page-text.ts";

const read = (html: string) =>
  readPageText(parsePage(`<!doctype html><main>${html}</main>`), "https://example.com/").main.map((node) => [
    node.type,
    textOf(node),
  ]);

it("an element of its own keeps the space before it", () => {
  const html = '<p><a href="/red-moor.pdf">PDF<span> (29 kB)</span></a>, <strong>new </strong>here </p>';
  expect(read(html)).toEqual([["paragraph", "PDF (29 kB), new here"]]);
});

it("facts about a post are words of their own", () => {
  const html = "<p><time>May 2025</time> <span>1 min read</span></p>";
  expect(read(html)).toEqual([["paragraph", "May 2025 1 min read"]]);
});

it("comments, pictures and the bodies of videos say nothing, and a heading that opens details stays one", () => {
  const html = `<!-- no --><details><summary><h3>Lamp</h3></summary><p>It<!-- --> glows.<img alt="no" src="/x.png"></p></details>
    <video src="/x.mp4" title="no" poster="/x.png"></video>`;
  expect(read(html)).toEqual([
    ["heading", "Lamp"],
    ["paragraph", "It glows."],
  ]);
});
