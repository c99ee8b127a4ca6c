import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { printJsonSchema } from "../schema/json-schema/json-schema.ts";

/** Writes `schema/content.schema.json`, or the file that is named; with `--check`, only says whether it is up to date. */
const { values, positionals } = parseArgs({ options: { check: { type: "boolean" } }, allowPositionals: true });
const file = positionals[0] ?? fileURLToPath(new URL("../schema/content.schema.json", import.meta.url));
const wanted = printJsonSchema();

if (!values.check) {
  await writeFile(file, wanted);
} else if ((await readFile(file, "utf8").catch(() => undefined)) !== wanted) {
  console.error("schema/content.schema.json is out of date. Run `npm run schema` and commit what it writes.");
  process.exitCode = 1;
}
