import { join } from "node:path";
import { type DefaultTreeAdapterTypes, parse, serialize } from "parse5";
import { describe, expect, it } from "vitest";
import { blocks } from "../../../schema/blocks/index.ts";
import { formatDate, type Precision } from "../../../schema/entities/dates.ts";
import { isRecord } from "../../../schema/json-schema/schema-parts.ts";
import { labelsOf } from "../../../schema/labels/choose-labels.ts";
import { autonymOf } from "../../../schema/language.ts";
import { monogramOf } from "../../../schema/resolve/monogram.ts";
import type { PageData } from "../../../schema/resolve/page-data.ts";
import { plainLongText } from "../../../schema/rich-text/plain-text.ts";
import { isText, plain } from "../../../schema/text.ts";
import { buildApp } from "../../../scripts/lib/app/app-build.ts";
import { loadContent } from "../../../scripts/lib/content/load-content.ts";
import { originalPictures } from "../../../scripts/lib/images/collect-pictures.ts";
import { listSite } from "../../../scripts/lib/site/list-site.ts";
import { readParts } from "../../../scripts/lib/site/read-parts.ts";
import { node as nodeAttribute, pageFileName, props as propsAttribute } from "../../../src/data-attributes.ts";

type Node = DefaultTreeAdapterTypes.Node;

const contents = join(import.meta.dirname, "../../content");
// The compiled application renders ids, too, and React in development takes twice as long.
const app = await buildApp();

/** The files of a site as `dev` serves them, by their paths. */
async function makeSite(file: string, hasIds: boolean) {
  const loaded = await loadContent(file, { showsDrafts: true, hasIds });
  if (!loaded.content) throw new Error(JSON.stringify(loaded.diagnostics));
  const parts = await readParts(loaded, loaded.content);
  const made = new Map<string, string>();
  for (const { path, make } of listSite(parts, app, originalPictures(parts.images), { hasWholeFonts: true }).files)
    made.set(path, Buffer.from(await make()).toString("latin1"));
  const read = (path: string) => Buffer.from(made.get(path) ?? "", "latin1").toString();
  return { ...loaded, paths: [...made.keys()], made, read };
}

const attributesOf = (node: Node) => new Map("attrs" in node ? node.attrs.map(({ name, value }) => [name, value]) : []);

function dropRuns(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(dropRuns);
  if (!isRecord(value)) return value;
  const { node: _, ...others } = value;
  const isBare = isText(value) && typeof value !== "string" && value.lang === undefined;
  return isBare ? plain(value) : Object.fromEntries(Object.entries(others).map(([key, part]) => [key, dropRuns(part)]));
}

/** The document without the ids, and without the elements that are there for them alone. */
function dropIds(html: string): string {
  const document = parse(html);
  const visit = (node: Node): void => {
    if ("attrs" in node) {
      const others = node.attrs.filter(({ name }) => name !== nodeAttribute);
      node.attrs = others.map(({ name, value }) => ({
        name,
        // The texts of an island: a run is there for its ids alone, or holds one that is.
        value: name === propsAttribute ? JSON.stringify(dropRuns(JSON.parse(value))) : value,
      }));
    }
    if (!("childNodes" in node)) return;
    for (const child of node.childNodes) visit(child);
    node.childNodes = node.childNodes.flatMap((child) => {
      if (child.nodeName === "#comment") return [];
      return child.nodeName === "span" && "childNodes" in child && child.attrs.length === 0
        ? child.childNodes
        : [child];
    });
  };
  visit(document);
  return serialize(document);
}

/** All texts of a language's labels, each as a pattern: parts such as `{minutes}` are filled in. */
function labelPatterns(language: string): RegExp[] {
  const texts = (value: unknown): string[] =>
    typeof value === "string"
      ? [value]
      : isRecord(value) || Array.isArray(value)
        ? Object.values(value).flatMap(texts)
        : [];
  const sources = texts(labelsOf(language)).map((text) =>
    text.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\\?\{\w+\}/g, "[^]+?"),
  );
  return sources.map((source) => new RegExp(`^[ (★]*(?:${source})[:)]*$`, "u"));
}

const fold = (text: string) => text.replace(/\s+/g, " ").trim();

const precisions: readonly Precision[] = ["year", "month", "day"];

describe.each(["sample", "examples/artist", "examples/developer", "examples/researcher", "five-languages"])(
  "%s",
  async (name) => {
    const site = await makeSite(join(contents, name, "content.json"), true);
    const bare = await makeSite(join(contents, name, "content.json"), false);
    const pagePaths = site.paths.filter((path) => path.endsWith(pageFileName));
    const pages = pagePaths.map((path) => {
      const { page }: { page: PageData } = JSON.parse(site.read(path));
      return { path, page, html: site.read(path.replace(pageFileName, "index.html")) };
    });

    /** The value of a node as its file has it, and whether it is in a file of records. */
    const readNode = (id: string) => {
      const { source, start, end } = site.whole.locateId(id);
      const written = source?.text.slice(start, end) ?? "";
      try {
        const value: unknown = JSON.parse(written);
        return { value, isRecord: id.includes("/source/") };
      } catch {
        return { value: written, isRecord: id.includes("/source/") };
      }
    };

    it("has the same files, but for the ids in pages", () => {
      expect(site.paths).toEqual(bare.paths);
      for (const path of site.paths) {
        if (path.endsWith(pageFileName)) expect(bare.read(path)).not.toContain('"node":');
        else if (path.endsWith(".html")) {
          expect(bare.read(path)).not.toContain(nodeAttribute);
          expect(dropIds(site.read(path)), path).toBe(dropIds(bare.read(path)));
        } else expect(site.made.get(path), path).toBe(bare.made.get(path));
      }
    });

    it("leads from every text to the value that says it, where it isn't the program's own", () => {
      const misses: string[] = [];
      const counts = { read: 0, labels: 0, dates: 0 };
      for (const { path, page, html } of pages) {
        const { language } = page.shell;
        const labels = labelPatterns(language);
        const own = new Set([...(page.languages ?? []).map((other) => autonymOf(other.language)), "BibTeX", "EXIT"]);
        const readsAs = (text: string, id: string) => {
          const { value, isRecord: isInRecords } = readNode(id);
          if (isInRecords) return value !== "";
          const said =
            typeof value === "string" ? value : Array.isArray(value) ? value.join(", ") : JSON.stringify(value);
          const start = text.replace(/…$/, "");
          return [said, plainLongText(said)].some((one) => fold(one).includes(start)) || monogramOf(said) === text;
        };
        const isDate = (text: string, id: string) => {
          const { value } = readNode(id);
          const dates = typeof value === "string" && /^\d{4}[\d-]*$/.test(value) ? [value] : [];
          return dates.some((date) =>
            precisions.some((precision) => text.includes(formatDate(date, language, precision).text.slice(-4))),
          );
        };
        const visit = (node: Node, around: readonly string[]): void => {
          if (["head", "script", "style", "math", "pre"].includes(node.nodeName)) return;
          const ids = attributesOf(node).get(nodeAttribute)?.split(" ") ?? around;
          const text = "value" in node ? fold(node.value) : "";
          if (/[\p{L}\p{N}]/u.test(text)) {
            if (ids.some((id) => readsAs(text, id))) counts.read += 1;
            else if (ids.some((id) => isDate(text, id))) counts.dates += 1;
            // A file's type and the headings of publications derive from other values.
            else if (own.has(text) || labels.some((label) => label.test(text)) || /^\(.*[kM]B\)$|^\d{4}$/.test(text))
              counts.labels += 1;
            else misses.push(`${path}: ${text} (${ids.join(" ")})`);
          }
          if ("childNodes" in node) for (const child of node.childNodes) visit(child, ids);
        };
        visit(parse(html), []);
      }
      expect(misses).toEqual([]);
      expect(counts.read).toBeGreaterThan(counts.labels + counts.dates);
    });

    it("leads from every block, card and page to its object", () => {
      for (const { path, page, html } of pages) {
        const shown = new Set<string>();
        const visitHtml = (node: Node): void => {
          if (node.nodeName !== "span") shown.add(attributesOf(node).get(nodeAttribute) ?? "");
          if ("childNodes" in node) for (const child of node.childNodes) visitHtml(child);
        };
        visitHtml(parse(html));
        const lead = (node: unknown, what: string) => {
          expect(node, `${what} on ${path}`).toBeTypeOf("string");
          expect(shown, `${what} on ${path}`).toContain(node);
          for (const id of String(node).split(" ")) expect(readNode(id).value, id).toBeTruthy();
        };
        lead(page.node, "the page");
        const visit = (value: unknown): void => {
          if (Array.isArray(value)) for (const part of value) visit(part);
          if (!isRecord(value)) return;
          const { type, kind, node } = value;
          if (typeof type === "string" && Object.hasOwn(blocks, type) && "id" in value) lead(node, type);
          if (typeof kind === "string" && Array.isArray(value["positions"])) lead(node, kind);
          for (const part of Object.values(value)) visit(part);
        };
        visit([page.blocks, page.shell.footer]);
      }
    });
  },
);
