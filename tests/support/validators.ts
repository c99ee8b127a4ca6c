import { Ajv, type ErrorObject } from "ajv";
import { buildJsonSchema } from "../../schema/json-schema/json-schema.ts";
import { extraKeywords } from "../../schema/json-schema/keywords.ts";
import { shareParts } from "../../schema/json-schema/share-parts.ts";

/** The JSON Schema of `content.json`. */
export const jsonSchema = buildJsonSchema();

const ajv = new Ajv({ allErrors: true, strict: true, allowUnionTypes: true, ownProperties: true });
ajv.addVocabulary(extraKeywords);
// A whole file is held against the schema as it is committed.
ajv.addSchema(shareParts(jsonSchema), "content");
ajv.addSchema(jsonSchema, "part");

/**
 * ajv's errors for a value, under the whole schema or the part of it at a JSON Pointer. `if` is left out: it only
 * repeats that the branch it led to has failed.
 */
export function findErrors(value: unknown, pointer = ""): ErrorObject[] {
  const validate = ajv.getSchema(pointer === "" ? "content" : `part#${pointer}`);
  if (!validate) throw new Error(`no schema at ${pointer}`);
  validate(value);
  return (validate.errors ?? []).filter((error) => error.keyword !== "if");
}

interface AnyBlock {
  type: string;
  [key: string]: unknown;
}

/** A valid file with a block where such a block may be, and with blocks after it. */
export function documentWith(block: AnyBlock, after: readonly AnyBlock[] = []): unknown {
  const page = { path: "/", title: "Home", blocks: [block.type === "footer" ? { type: "hero" } : block, ...after] };
  const footer = block.type === "footer" ? { footer: block } : {};
  return {
    version: 1,
    site: { title: "A site", url: "https://example.com/" },
    profile: { name: "You", role: "Engineer", emails: [], links: [] },
    pages: [page],
    ...footer,
  };
}
