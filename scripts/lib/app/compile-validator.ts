import standaloneCode from "ajv/dist/standalone/index.js";
import { makeAjv } from "../../../schema/check/shape/validator.ts";
import { buildJsonSchema } from "../../../schema/json-schema/json-schema.ts";

/** What stands in for `check/shape/validator.ts`, compiled beforehand: nothing else takes so long at the start. */
export function compileValidator(): string {
  const ajv = makeAjv({ source: true, esm: true });
  const source = standaloneCode(ajv, ajv.compile(buildJsonSchema()));
  return `${source}\nexport function loadValidator() { return validate; }\n`;
}
