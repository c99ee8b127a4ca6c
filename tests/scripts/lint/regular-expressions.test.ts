import { readFileSync } from "node:fs";
import { parse } from "@babel/parser";
import { analyse } from "scslre";
import { describe, expect, it } from "vitest";
import { isRecord } from "../../../schema/json-schema/schema-parts.ts";
import { listCode } from "./modules.ts";

interface Expression {
  file: string;
  source: string;
  flags: string;
}

/** Those whose input can't be long, each with the reason. */
const bounded: readonly [file: string, begin: string, reason: string][] = [
  ["scripts/lib/files/hash-files.ts", "^(?:import|export)", "reads the program's own modules"],
  ["scripts/lib/json-resume/networks.ts", "(?:[a-z]+\\.)?linkedin", "is searched for at the address's beginning alone"],
  ["scripts/lib/json-resume/networks.ts", "[^/?#]+\\/@", "is searched for at the address's beginning alone"],
];

/** The records in a tree, itself included. */
function* recordsIn(value: unknown): Generator<Record<string, unknown>> {
  if (isRecord(value)) yield value;
  if (typeof value === "object" && value !== null) for (const child of Object.values(value)) yield* recordsIn(child);
}

function literalsOf(file: string): Expression[] {
  const plugins = file.endsWith("x") ? (["typescript", "jsx"] as const) : (["typescript"] as const);
  const { program } = parse(readFileSync(file, "utf8"), { sourceType: "module", plugins: [...plugins] });
  return [...recordsIn(program)]
    .filter(({ type }) => type === "RegExpLiteral")
    .map(({ pattern, flags }) => ({ file, source: String(pattern), flags: String(flags) }));
}

/** The patterns of values, also those that are made of others: all of them are in the generated schema. */
function patternsOf(file: string): Expression[] {
  return [...recordsIn(JSON.parse(readFileSync(file, "utf8")))]
    .flatMap(({ pattern }) => (typeof pattern === "string" ? [pattern] : []))
    .map((source) => ({ file, source, flags: "u" }));
}

/** Whether some input takes an expression time that grows with the square of its length, or faster. */
function isSlow({ source, flags }: Pick<Expression, "source" | "flags">): boolean {
  return analyse({ source, flags }, { maxReports: 1 }).reports.length > 0;
}

const isBounded = ({ file, source }: Expression) =>
  bounded.some(([name, begin]) => name === file && source.startsWith(begin));

describe("regular expressions", () => {
  const slow = [
    ...listCode()
      .filter((file) => !file.startsWith("tests/"))
      .flatMap(literalsOf),
    ...patternsOf("schema/content.schema.json"),
  ].filter(isSlow);

  it("take time that grows with their input, not with its square", () => {
    const told = slow.filter((one) => !isBounded(one)).map(({ file, source }) => `${file}: /${source}/`);
    expect(told).toEqual([]);
  });

  it("are left out of this for as long as they need it", () => {
    const stale = bounded.filter(
      ([file, begin]) => !slow.some((one) => one.file === file && one.source.startsWith(begin)),
    );
    expect(stale).toEqual([]);
  });

  it.each([
    ["blanks before an end", /\s+$/, /(?<!\s)\s+$/],
    ["two runs of the same", /^a+b?a+c/, /^a+(?:ba+)?c/],
    ["repeats within repeats", /^(?:a+)+$/, /^a+$/],
  ])("are told from others: %s", (_, found, allowed) => {
    expect(isSlow(found)).toBe(true);
    expect(isSlow(allowed)).toBe(false);
  });
});
