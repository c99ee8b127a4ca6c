import type { ImportedResume } from "./json-resume/import-resume.ts";

/** Why what was read of a file would make a hollow site, in words that follow the file's name; undefined where it won't. */
export function findHollowness({ isNamed, values }: Pick<ImportedResume, "isNamed" | "values">): string | undefined {
  const isMostLost = values.lost * 2 > values.all;
  if (isNamed && !isMostLost) return undefined;
  const faults = [
    isNamed ? undefined : "names nobody whose site it could be",
    isMostLost ? `says ${values.all} things, ${values.lost} of which would be left out` : undefined,
  ];
  return `${faults.filter((fault) => fault !== undefined).join(", and ")}.`;
}
