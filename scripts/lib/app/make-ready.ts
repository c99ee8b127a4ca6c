import standaloneCode from "ajv/dist/standalone/index.js";
import { checkedSchema, makeAjv } from "../../../schema/check/shape/validator.ts";
import { contentJsonSchema } from "../../../schema/json-schema/content-json-schema.ts";
import { editorKeywords } from "../../../schema/json-schema/keywords.ts";

/** What stands in for modules of the check, by their paths, made beforehand: nothing else takes so long at the start. */
export function makeReady(): Record<string, string> {
  const forEditors = new Set(editorKeywords);
  const json = JSON.stringify(contentJsonSchema(), (key, value: unknown) => (forEditors.has(key) ? undefined : value));
  const ajv = makeAjv({ source: true, esm: true });
  const validator = standaloneCode(ajv, ajv.compile(checkedSchema()));
  return {
    "schema/check/shape/validator.ts": `${validator}\nexport const loadValidator = () => validate;\n`,
    "schema/json-schema/content-json-schema.ts": `const schema = JSON.parse(${JSON.stringify(json)});\nexport const contentJsonSchema = () => schema;\n`,
  };
}
