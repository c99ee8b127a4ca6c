import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Ajv } from "ajv";
import formats from "ajv-formats";
import type { JsonSchema } from "../../../schema/json-schema/schema-parts.ts";

const require = createRequire(import.meta.url);
const folder = dirname(require.resolve("@jsonresume/schema"));

/** The check that its authors publish, over another validator than ours. */
const published: { validate: (resume: unknown, done: (errors: { stack: string }[] | null) => void) => void } =
  require("@jsonresume/schema");

/** The JSON Resume schema, as its authors publish it. */
export const resumeSchema: JsonSchema = JSON.parse(readFileSync(join(folder, "schema.json"), "utf8"));

/** The résumés that its authors publish beside it. */
export const samples = [
  "sample.resume.json",
  "examples/new-grad.resume.json",
  "examples/career-changer.resume.json",
  "examples/senior-engineer.resume.json",
].map((name) => ({ name, file: join(folder, name), resume: readJson(join(folder, name)) }));

const ajv = new Ajv({ allErrors: true });
formats.default(ajv);
const validate = ajv.compile(resumeSchema);

/**
 * Errors of a résumé by ajv under the JSON Resume schema, formats included, and by the check of its authors;
 * nothing where it is valid.
 */
export function findResumeErrors(resume: unknown): string[] {
  const plain: unknown = JSON.parse(JSON.stringify(resume));
  validate(plain);
  const errors = (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  published.validate(plain, (found) => errors.push(...(found ?? []).map(({ stack }) => stack)));
  return errors;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}
