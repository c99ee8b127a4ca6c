import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { limitErrors } from "../../../schema/check/shape/limit-errors.ts";
import { checkedSchema, makeAjv } from "../../../schema/check/shape/validator.ts";
import {
  type CompiledCheck,
  compiledCheck,
  contentJsonSchema,
} from "../../../schema/json-schema/content-json-schema.ts";
import { editorKeywords } from "../../../schema/json-schema/keywords.ts";
import { once } from "../../../schema/source/once.ts";
import { hashBytes, hashPaths } from "../files/hash-files.ts";
import { packageVersions } from "../files/package-versions.ts";
import { cacheFolder, programFolder, readyFolder } from "../files/roots.ts";
import { makeListed, readAppFiles } from "./app-files.ts";

/** The folder of the compiled check, and its module. */
export const [checkFolder, checkModule] = ["check", "check.cjs"];

/** Loads the compiled content check. If it can't be read or written, the check compiles its schema itself. */
export const prepareCheck = once(async (): Promise<void> => {
  try {
    const check: CompiledCheck = createRequire(import.meta.url)(join(await findCheck(), checkModule));
    Object.assign(compiledCheck, check);
  } catch {
    // The check works without it; it only takes more than a second longer.
  }
});

/** Returns the folder of the compiled check, and makes it if needed. */
export async function findCheck(): Promise<string> {
  if (readyFolder !== undefined) return join(readyFolder, checkFolder);
  const { ajv, zod } = packageVersions;
  const folder = join(cacheFolder, checkFolder, hashBytes(await hashPaths(programFolder, ["schema"]), `${ajv} ${zod}`));
  if (!(await readAppFiles(folder))) await makeListed(folder, writeCheck);
  return folder;
}

async function writeCheck(folder: string): Promise<void> {
  const { default: standaloneCode } = await import("ajv/dist/standalone/index.js");
  const forEditors = new Set(editorKeywords);
  const json = JSON.stringify(contentJsonSchema(), (key, value: unknown) => (forEditors.has(key) ? undefined : value));
  const ajv = makeAjv({ source: true });
  const validator = limitErrors(standaloneCode(ajv, ajv.compile(checkedSchema())));
  const text = `${validator}\nmodule.exports = { validate: module.exports, schema: JSON.parse(${JSON.stringify(json)}) };\n`;
  await writeFile(join(folder, checkModule), text);
}
