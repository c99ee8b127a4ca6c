import { structuredPatch } from "diff";
import { makeVisible, type Terminal } from "./display.ts";

const colors = new Map([
  ["-", "31"],
  ["+", "32"],
]);

/** The changed lines of a file as a unified diff, for a terminal. */
export function reportDiff(
  file: string,
  before: string,
  after: string,
  { color = false }: Partial<Terminal> = {},
): string {
  const { hunks } = structuredPatch(file, file, before, after, "", "", { context: 2 });
  const lines = hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines }) => [
    `@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`,
    ...lines,
  ]);
  return [`--- ${file}`, `+++ ${file}`, ...lines]
    .map((line) => {
      const shown = makeVisible(line.replace(/\r$/, ""));
      const tint = color && colors.get(line.slice(0, 1));
      return `${tint ? `\u001b[${tint}m${shown}\u001b[0m` : shown}\n`;
    })
    .join("");
}
