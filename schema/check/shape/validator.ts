import { Ajv, type CodeOptions, type ErrorObject } from "ajv";
import { contentJsonSchema, extraKeywords } from "../../json-schema/json-schema.ts";

/** Checks a value against the JSON Schema; every mistake is told. */
export interface SchemaValidator {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
}

let compiled: SchemaValidator | undefined;

/** The validator of content, compiled when it is first asked for. */
export function loadValidator(): SchemaValidator {
  compiled ??= makeAjv().compile(contentJsonSchema());
  return compiled;
}

/** ajv as content is checked with: all mistakes at once, own keys only, no keyword that nobody knows. */
export function makeAjv(code: CodeOptions = {}): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    allowUnionTypes: true,
    ownProperties: true,
    verbose: true,
    code,
  });
  ajv.addVocabulary(extraKeywords);
  return ajv;
}
