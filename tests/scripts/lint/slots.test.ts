import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { parse } from "@babel/parser";
import { createSystem, defaultBaseConfig } from "@chakra-ui/react";
import { describe, expect, it } from "vitest";
import { isRecord } from "../../../schema/json-schema/schema-parts.ts";
import { listCode } from "./modules.ts";

const mostLines = 450;

/** What says where an element is in the page, and not what it is: a design names slots. */
const structural = /[>+~]|&&|:nth-/;

/** Attributes that are called like a style, and are none: a list of columns, a grid's styles, a page's data. */
const others = new Set(["columns", "content", "grid", "page"]);

const { isValidProperty } = createSystem(defaultBaseConfig);

/** The records in a tree, itself included. */
function* recordsIn(value: unknown): Generator<Record<string, unknown>> {
  if (isRecord(value)) yield value;
  if (typeof value === "object" && value !== null) for (const child of Object.values(value)) yield* recordsIn(child);
}

function nodesOf(text: string): Record<string, unknown>[] {
  return [...recordsIn(parse(text, { sourceType: "module", plugins: ["typescript", "jsx"] }).program)];
}

/** The selectors that are written in a design: texts that name an element by `&`, and keys that hold more than one word. */
function selectorsIn(text: string): string[] {
  return nodesOf(text).flatMap((node) => {
    const written = isRecord(node["value"]) ? node["value"]["raw"] : node["value"];
    if (node["type"] !== "StringLiteral" && node["type"] !== "TemplateElement") return [];
    return typeof written === "string" && /&|^[:*]|^\w+ \w/.test(written) && !written.startsWith("@") ? [written] : [];
  });
}

/** The style props of a view: attributes of elements that Chakra would take for styles, and styles written in place. */
function stylePropsIn(text: string): string[] {
  return nodesOf(text).flatMap((node) => {
    if (node["type"] !== "JSXOpeningElement" || !isRecord(node["name"]) || !Array.isArray(node["attributes"]))
      return [];
    // An element of HTML or SVG has attributes of its own.
    const tag = node["name"]["name"];
    const isPlain = typeof tag === "string" && /^[a-z]/.test(tag);
    return node["attributes"].flatMap((attribute: unknown) => {
      if (!isRecord(attribute) || !isRecord(attribute["name"])) return [];
      const name = String(attribute["name"]["name"]);
      if (name === "css") return writesStyles(attribute["value"]) ? ["css={{ … }}"] : [];
      return !isPlain && (name.startsWith("_") || (isValidProperty(name) && !others.has(name))) ? [name] : [];
    });
  });
}

/** Whether a style is written where a slot is to be named. What is empty is none, nor what gives a slot to a selector. */
function writesStyles(value: unknown): boolean {
  return [...recordsIn(value)].some(
    (node) =>
      node["type"] === "ObjectProperty" && isRecord(node["value"]) && String(node["value"]["type"]).endsWith("Literal"),
  );
}

const code = listCode();
const designs = code.filter((file) => /^(?:src\/designs\/\w+|tests\/content\/designs\/\w+)\//.test(file));
const views = code.filter((file) => /^src\/(?:blocks|components|layout)\/.*\.tsx$/.test(file));

describe("a design", () => {
  it.each(designs)("names slots, and not where they are in a page: %s", (file) => {
    expect(selectorsIn(readFileSync(file, "utf8")).filter((selector) => structural.test(selector))).toEqual([]);
  });

  it.each([...new Set(designs.map((file) => dirname(file)))])(`has ${mostLines} lines at most: %s`, (folder) => {
    const texts = designs.filter((file) => dirname(file) === folder).map((file) => readFileSync(file, "utf8"));
    expect(texts.join("").split("\n").length - 1).toBeLessThanOrEqual(mostLines);
  });
});

describe("a view", () => {
  it.each(views)("names slots, and no styles: %s", (file) => {
    expect(stylePropsIn(readFileSync(file, "utf8"))).toEqual([]);
  });
});

describe("the rule", () => {
  it.each(['{ "main > &": {} }', "{ [`& + a`]: {} }", '{ "&:nth-child(2)": {} }', '{ "&&": {} }', '{ "& ~ p": {} }'])(
    "finds %s",
    (text) => {
      expect(selectorsIn(`const a = ${text}`).some((selector) => structural.test(selector))).toBe(true);
    },
  );

  it.each(['<chakra.p color="muted" />', "<Picture boxSize={1} />", "<p css={{ margin: 0 }} />", "<Box _hover={a} />"])(
    "finds the style in %s",
    (text) => {
      expect(stylePropsIn(text)).toHaveLength(1);
    },
  );

  it.each(["<svg width={1} />", "<chakra.p css={styles.title} />", '<Grid css={[list, { "& > li": item }]} />'])(
    "finds none in %s",
    (text) => {
      expect(stylePropsIn(text)).toEqual([]);
    },
  );
});
