import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { describe, expect, it } from "vitest";
import { listCode } from "./modules.ts";

const mostLines = 250;
const mostFiles = 30;

const files = listCode();

describe("the project's code", () => {
  it(`has no file of more than ${mostLines} lines: one that is longer holds two ideas`, () => {
    const long = files.filter((file) => readFileSync(file, "utf8").split("\n").length > mostLines + 1);
    expect(long).toEqual([]);
  });

  it(`has no folder of more than ${mostFiles} files beside its folders: one that is fuller has rooms in it`, () => {
    const counts = new Map<string, number>();
    for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
    const full = [...counts].filter(([, count]) => count > mostFiles).map(([folder]) => folder);
    expect(full).toEqual([]);
  });
});
