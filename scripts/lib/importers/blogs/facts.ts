import { readFileSync } from "node:fs";
import { join } from "node:path";
import { extname } from "node:path/posix";
import { parse } from "yaml";
import { readFrontMatter } from "../../../../schema/check/lists/front-matter.ts";
import { markdownEnding, stemOf } from "../../../../schema/check/lists/post-names.ts";
import { PostText } from "../../../../schema/check/lists/post-text.ts";
import { isRecord } from "../../../../schema/json-schema/schema-parts.ts";
import { readToml } from "../../../../schema/source/read-toml.ts";
import { CommandError } from "../../cli/command.ts";
import type { BlogFolder } from "./blog.ts";

export type Facts = Readonly<Record<string, unknown>>;

/** Reads a configuration file in TOML, YAML or JSON. A repeated key is no fault to the old programs. */
export function readConfig({ folder }: BlogFolder, file: string): Facts {
  const text = readText(folder, file);
  const value =
    extname(file) === ".toml" ? readToml(text, 0).value : parse(text, { uniqueKeys: false, logLevel: "silent" });
  if (isRecord(value)) return value;
  throw new CommandError(`${join(folder, file)} can't be read as settings of a site.`);
}

export function readText(folder: string, file: string): string {
  return readFileSync(join(folder, file), "utf8");
}

/** The reader of front matter leads addresses, too; here they are read as they are written. */
export const nothingKnown = { hasFile: () => false, posts: new Map<string, string>() };

export type DayOrder = "day first" | "month first";

/** A text with front matter. */
interface ReadPost {
  source: PostText;
  /** The front matter as it is written. */
  facts: Facts;
  /** The same in our keys, as the build reads it. */
  known: Facts;
}

/** A day whose order depends on the program. */
export const unclearDay = /(?<![\d/-])(\d{1,2})([/-])(\d{1,2})\2(\d{4})(?!\d)/;

/**
 * Reads a text and its front matter. Undefined if it has none that can be read.
 * @param order of unclear days; undefined if the program doesn't read them
 */
export function readPost(folder: string, file: string, order?: DayOrder): ReadPost | undefined {
  const source = new PostText(file, readText(folder, file));
  const { value } = source;
  if (!source.frontMatter || !isRecord(value)) return undefined;
  const known = readFrontMatter(value, { file, stem: stemOf(file), list: "/" }, nothingKnown).value;
  // Jekyll's days and months can have one digit.
  const named = /^(\d{4})-(\d{1,2})-(\d{1,2})-/.exec(stemOf(file))?.slice(1);
  if (named !== undefined) known["date"] ??= named.map((part) => part.padStart(2, "0")).join("-");
  const [, one = "", , other = "", year = ""] = unclearDay.exec(String(known["date"])) ?? [];
  if (order !== undefined && year !== "")
    known["date"] = [year, ...(order === "month first" ? [one, other] : [other, one])]
      .map((part) => part.padStart(2, "0"))
      .join("-");
  return { source, facts: value, known };
}

/** The value at a path of keys, whose case doesn't matter to Hugo. Undefined unless it is a text that says something. */
export function textAt(facts: unknown, ...path: readonly string[]): string | undefined {
  let value = facts;
  for (const key of path) {
    const own: string | undefined = isRecord(value)
      ? Object.keys(value).find((one) => one.toLowerCase() === key.toLowerCase())
      : undefined;
    value = own !== undefined && isRecord(value) ? value[own] : undefined;
  }
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}

export function listAt(facts: Facts, key: string): string[] {
  const value = facts[key];
  if (typeof value === "string") return value.split(/\s+/).filter(Boolean);
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}

/** The name that a file gives its post: "2020-05-01-first.md" is "first". */
export function nameOf(file: string): string {
  return stemOf(file).replace(/^\d{4}-\d{1,2}-\d{1,2}-(?=.)/, "");
}

export const isText = (file: string) => markdownEnding.test(file);
