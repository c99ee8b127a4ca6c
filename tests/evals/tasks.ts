import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** Texts to find, and what is written in their place. */
const replacements = z.array(z.tuple([z.string(), z.string()]));

export type Replacements = z.output<typeof replacements>;

const task = z.strictObject({
  name: z.string(),
  /** What the owner asks for. */
  prompt: z.string(),
  /** Files beside content.json that the owner names. */
  files: z.record(z.string(), z.string()).optional(),
  /** What is different at the start from `content.json` here. */
  start: replacements.optional(),
  /** Pointers of the values that may change; none if the file is only to be mended. */
  touches: z.array(z.string()),
  /** The most lines of the file that may go. */
  lines: z.int().default(3),
  /** True if new texts are in German, whose nouns are written as names are. */
  isTranslation: z.boolean().default(false),
  /** What the values at pointers must be: patterns of their JSON, which is empty if there is no value. */
  expected: z.array(z.tuple([z.string(), z.string()])),
  /** A recorded answer that passes. */
  good: replacements,
  /** A recorded answer that fails a grader, and that grader's name. */
  bad: z.strictObject({ fails: z.enum(["validate", "scope", "layout", "facts", "done"]), edits: replacements }),
});

export type Task = z.output<typeof task>;

export type GraderName = Task["bad"]["fails"];

export const tasks = z.array(task).parse(JSON.parse(readFileSync(join(import.meta.dirname, "tasks.json"), "utf8")));
