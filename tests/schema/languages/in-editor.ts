import { Ajv } from "ajv";
import { extraKeywords } from "../../../schema/json-schema/keywords.ts";
import { printJsonSchema } from "../../../scripts/lib/app/print-json-schema.ts";

const ajv = new Ajv({ allErrors: true, strict: true, allowUnionTypes: true, ownProperties: true });
ajv.addVocabulary(extraKeywords);
const validate = ajv.compile(JSON.parse(printJsonSchema()));

/** Where editors, by the JSON Schema alone, tell of a mistake. */
export function inEditor(document: unknown): string[] {
  validate(document);
  return (validate.errors ?? []).filter(({ keyword }) => keyword !== "if").map((error) => error.instancePath);
}
