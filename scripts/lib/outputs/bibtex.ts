import { bibtexFile } from "../../../schema/site-files.ts";
import type { Output } from "./output.ts";

/**
 * What pages list of publications, in a file for programs for references: what their own pages have to copy, which holds
 * nothing of what the owner's program keeps beside it.
 */
export const bibtex: Output = {
  switch: "bibtex",
  files: ({ portfolio }) =>
    [...portfolio.bibtex].map(([page, entries]) => ({
      path: `${page}/${bibtexFile}`.replace(/^\/+/, ""),
      make: async () => `${[...entries].join("\n\n")}\n`,
    })),
};
