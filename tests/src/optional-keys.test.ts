// @vitest-environment node
import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { buildJsonSchema } from "../../schema/json-schema/json-schema.ts";
import { checkContent } from "../../schema/resolve/check-content.ts";
import { resolveContent } from "../../schema/resolve/resolve-content.ts";
import { JsonText } from "../../schema/source/json-text.ts";
import { renderPage } from "../../src/entry-server.tsx";
import { sampleFile } from "../support/sample.ts";
import { diskFacts } from "../support/site/disk-facts.ts";

const text = await readFile(sampleFile, "utf8");
const template = await readFile("index.html", "utf8");

/** Every key of an object in the document, as the path to it. */
function listKeys(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (Array.isArray(value)) return value.flatMap((item, index) => listKeys(item, [...path, index]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => [[...path, key], ...listKeys(item, [...path, key])]);
}

function deleteAt(document: unknown, path: (string | number)[]): void {
  const parent = path.slice(0, -1).reduce<unknown>((holder, key) => Reflect.get(Object(holder), key), document);
  Reflect.deleteProperty(Object(parent), path.at(-1) ?? "");
}

const check = (document: unknown) =>
  checkContent(new JsonText("content.json", JSON.stringify(document)), {
    assets: () => ({ status: "image", width: 960, height: 960, format: "png", bytes: 1000 }),
  });

const findImage = () => ({ src: "/photo.png", width: 960, height: 960 });

/** The pages of the whole document: only those that a deletion changes are rendered anew. */
const whole = check(JSON.parse(text)).content;
const sound = new Set(
  whole ? resolveContent(whole, findImage, diskFacts).pages.map((page) => JSON.stringify(page)) : [],
);

describe("the sample with one optional key taken away", () => {
  const paths = listKeys(JSON.parse(text));

  it.each(paths.map((path) => [path.join("."), path] as const))(
    "%s: is refused for lacking it, or builds",
    (_, path) => {
      const document: unknown = JSON.parse(text);
      deleteAt(document, path);
      const { content, diagnostics } = check(document);
      const errors = diagnostics.filter(({ severity }) => severity === "error");
      if (!content) {
        expect(errors.map(({ code }) => code)).toEqual([expect.stringMatching(/^(?:missing-|video-source$)/)]);
        return;
      }
      const { pages, notFound } = resolveContent(content, findImage, diskFacts);
      for (const page of [...pages, notFound].filter((page) => !sound.has(JSON.stringify(page)))) {
        const html = renderPage(page, template);
        expect(html.match(/<h1/g)).toHaveLength(1);
        expect(html).not.toMatch(/undefined|\[object|NaN/);
      }
    },
  );

  it("has keys of both kinds", () => {
    expect(buildJsonSchema().required).toEqual(expect.arrayContaining(["site", "profile", "pages"]));
    expect(paths.length).toBeGreaterThan(200);
  });
});
