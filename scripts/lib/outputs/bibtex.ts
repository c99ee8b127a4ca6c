import { bibtexFile } from "../../../schema/site-files.ts";
import type { Output } from "./output.ts";

/**
 * The BibTeX of the publications on each page, for reference managers. It equals what the publications' own pages offer
 * to copy, without the private fields of the owner's program.
 */
export const bibtex: Output = {
  switch: "bibtex",
  files: ({ portfolio }) =>
    [...portfolio.bibtex].map(([page, entries]) => ({
      path: `${page}/${bibtexFile}`.replace(/^\/+/, ""),
      make: async () => `${[...entries].join("\n\n")}\n`,
    })),
};
