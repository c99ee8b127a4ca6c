import { readFile } from "node:fs/promises";
import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import { extraKeywords } from "../../schema/json-schema/keywords.ts";
import type { JsonSchema } from "../../schema/json-schema/schema-parts.ts";
import { shareParts } from "../../schema/json-schema/share-parts.ts";
import { currentVersion } from "../../schema/versions.ts";
import { printJsonSchema } from "../../scripts/lib/app/print-json-schema.ts";
import { readSample } from "../support/sample.ts";
import { findErrors, jsonSchema } from "../support/validators.ts";
import { withValue } from "../support/with-value.ts";

const committed = new URL("../../schema/content.schema.json", import.meta.url);

/** As it is committed. */
const shared: JsonSchema = JSON.parse(printJsonSchema());

describe("the JSON Schema", () => {
  it("is the one that is committed", async () => {
    expect(await readFile(committed, "utf8"), "run `npm run schema` and commit what it writes").toBe(printJsonSchema());
  });

  it("has an id for its version of the format", () => {
    expect(shared.$id).toBe(`urn:portfolio-from-json:content:${currentVersion}`);
  });

  it("defines shared parts once, and is equal to the schema without references", () => {
    const whole = JSON.parse(JSON.stringify(jsonSchema));
    const shared: JsonSchema = JSON.parse(JSON.stringify(shareParts(jsonSchema)));
    const said = writeOut(shared, shared.definitions ?? {}, Object.keys(jsonSchema.definitions ?? {}));
    expect(said).toEqual(whole);
    expect(JSON.stringify(shared).length).toBeLessThan(0.6 * JSON.stringify(whole).length);
  });

  it("obeys the meta-schema of draft-07", () => {
    const ajv = new Ajv({ allowUnionTypes: true });
    expect(ajv.validateSchema(shared), ajv.errorsText()).toBe(true);
  });

  it("compiles in ajv's strict mode, all of its keywords being known", () => {
    const ajv = new Ajv({ allErrors: true, strict: true, allowUnionTypes: true, ownProperties: true });
    expect(() => ajv.compile(shared)).toThrow(/unknown keyword/);
    ajv.addVocabulary(extraKeywords);
    expect(() => ajv.compile(shared)).not.toThrow();
  });

  it("accepts the content of this site", async () => {
    expect(findErrors(await readSample())).toEqual([]);
  });

  it("closes every object to unknown keys", () => {
    expect(openObjects(jsonSchema)).toEqual([]);
  });
});

describe("one mistake is one error of ajv:", () => {
  it.each([
    ["an unknown type of block", "/pages/0/blocks/0/type", "heros", "enum"],
    ["a type that is no text", "/pages/0/blocks/0/type", 7, "enum"],
    ["a block without a type", "/pages/0/blocks/0", { heading: "Hello" }, "required"],
    ["a block that is no object", "/pages/0/blocks/0", "hero", "type"],
    ["an unknown key in a block", "/pages/0/blocks/0/headline", "Hello", "additionalProperties"],
    ["an unknown key at the root", "/theme2", {}, "additionalProperties"],
    ["an own key named __proto__", "/profile/__proto__", {}, "additionalProperties"],
    ["an empty text", "/pages/0/title", " ", "pattern"],
    ["a number for a text", "/pages/0/title", 5, "type"],
    ["a number for one of several words", "/theme/font", 5, "enum"],
    ["a fraction where whole numbers are wanted", "/pages/0/blocks/1/columns", 1.5, "type"],
    ["a number too large", "/pages/0/blocks/1/columns", 5, "maximum"],
    ["an empty list", "/pages", [], "minItems"],
    ["another version", "/version", "1", "const"],
    ["a mistake in a card in a column", "/pages/1/blocks/1/columns/0/blocks/0/cards/0/type", "educations", "enum"],
  ])("%s", async (_, pointer, value, keyword) => {
    const errors = findErrors(withValue(await readSample(), pointer, value));
    expect(errors.map((error) => error.keyword)).toEqual([keyword]);
  });

  it("a required key that only the prototype has is missing", async () => {
    const document = withValue(await readSample(), "/site", { title: "Only a title" });
    expect(findErrors(document).map((error) => error.params)).toEqual([{ missingProperty: "url" }]);
  });
});

/** A schema with its references replaced by their definitions, except those to keep. */
function writeOut(part: unknown, definitions: Record<string, unknown>, kept: readonly string[]): unknown {
  if (Array.isArray(part)) return part.map((item) => writeOut(item, definitions, kept));
  if (typeof part !== "object" || part === null) return part;
  const { $ref, ...own } = { $ref: undefined, ...part };
  const name = String($ref).replace("#/definitions/", "");
  if ($ref !== undefined && !kept.includes(name))
    return writeOut({ ...Object(definitions[name]), ...own }, definitions, kept);
  const entries = Object.entries(part).map(([key, value]) => {
    const isRoot = value === definitions;
    const members = isRoot ? Object.fromEntries(kept.map((one) => [one, definitions[one]])) : value;
    return [key, writeOut(members, definitions, kept)];
  });
  return Object.fromEntries(entries);
}

/** The places of object schemas that say what keys they have, but not that they have no others. */
function openObjects(schema: unknown, location = "#"): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const own = "properties" in schema && !("additionalProperties" in schema) && !isChoice(schema, location);
  return Object.entries(schema).reduce(
    (found, [key, value]) => found.concat(key === "if" ? [] : openObjects(value, `${location}/${key}`)),
    own ? [location] : [],
  );
}

/** A choice by `type` is closed by its branches. */
function isChoice(schema: object, location: string): boolean {
  return "allOf" in schema || location.endsWith("/properties") || location.endsWith("/body");
}
