import { relative } from "node:path";
import standaloneCode from "ajv/dist/standalone/index.js";
import type { Plugin } from "esbuild";
import { limitErrors } from "../../../schema/check/shape/limit-errors.ts";
import { checkedSchema, makeAjv } from "../../../schema/check/shape/validator.ts";
import { contentJsonSchema } from "../../../schema/json-schema/content-json-schema.ts";
import { editorKeywords } from "../../../schema/json-schema/keywords.ts";

/**
 * Puts what was made beforehand in place of modules of the check: nothing else takes so long at the start.
 * @param root the program's folder
 */
export function readyPlugin(root: string): Plugin {
  const ready = makeReady();
  return {
    name: "ready",
    setup({ onLoad }) {
      onLoad({ filter: /[/\\]schema[/\\].+\.ts$/ }, ({ path }) => {
        const contents = ready[relative(root, path).replaceAll("\\", "/")];
        return contents === undefined ? undefined : { contents, resolveDir: root };
      });
      // Sixty languages of messages that nobody sees: ours are told instead.
      onLoad({ filter: /[/\\]zod[/\\]v4[/\\]locales[/\\]index\.js$/ }, () => ({ contents: "export {};" }));
    },
  };
}

/** What stands in for modules, by their paths. */
function makeReady(): Readonly<Record<string, string>> {
  const forEditors = new Set(editorKeywords);
  const json = JSON.stringify(contentJsonSchema(), (key, value: unknown) => (forEditors.has(key) ? undefined : value));
  const ajv = makeAjv({ source: true, esm: true });
  const validator = limitErrors(standaloneCode(ajv, ajv.compile(checkedSchema())));
  return {
    "schema/check/shape/validator.ts": `${validator}\nexport const loadValidator = () => validate;\n`,
    "schema/json-schema/content-json-schema.ts": `const schema = JSON.parse(${JSON.stringify(json)});\nexport const contentJsonSchema = () => schema;\n`,
  };
}
