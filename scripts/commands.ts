import type { CommandTable } from "./lib/cli/run-command-line.ts";

export async function readVersion(): Promise<string> {
  return (await (await import("./lib/scaffold/program-info.ts")).readProgramInfo()).version;
}

/** The commands for owners, both in a checkout and in a package. */
export const commands = {
  new: {
    description:
      "Begins a site in a new folder: content with words that say what to write, and all that is needed to edit, build and publish it. Nothing is written over.",
    load: () => import("./commands/new.ts"),
  },
  dev: {
    description: "Serves the site while you edit it; every save shows at once.",
    load: () => import("./commands/dev.ts"),
  },
  validate: {
    description: "Checks content files.",
    load: () => import("./commands/validate.ts"),
  },
  explain: {
    description:
      "Says what a block, a card or another part of content takes, with examples; or what a message means, by its code.",
    load: () => import("./commands/explain.ts"),
  },
  build: {
    description: "Checks the content, then writes the site.",
    load: () => import("./commands/build.ts"),
  },
  preview: {
    description: "Serves the site that was built last, as a static host would.",
    load: () => import("./commands/preview.ts"),
  },
  audit: {
    description:
      "Checks content files, and reads sound ones as a recruiter and an applicant system would: what is missing, vague, unlinked, too long, undated.",
    load: () => import("./commands/audit.ts"),
  },
  pdf: {
    description:
      "Prints the content as a CV, one in each language of the site. A browser does the printing: Chromium or Chrome.",
    load: () => import("./commands/pdf.ts"),
  },
  import: {
    description:
      "Makes a content.json of a résumé in the format of JSON Resume (https://jsonresume.org), or of what other programs and sites keep of you. What has no place in it is listed, field by field.",
    load: () => import("./commands/import.ts"),
  },
  migrate: {
    description:
      "Leads a content file that an earlier version of this program was written for to the rules of this one. What need not change stays as it is written.",
    load: () => import("./commands/migrate.ts"),
  },
  fetch: {
    description:
      "Fetches lists that a site shows from elsewhere, into files beside its content: builds then need no network. A token in GITHUB_TOKEN lets GitHub tell what is pinned, and answer more often; it is written nowhere.",
    load: () => import("./commands/fetch.ts"),
  },
  translations: {
    description:
      "Says which texts of a site in several languages are not translated, or have changed since; writes them into a table for translators, and takes their translations from it.",
    load: () => import("./commands/translations.ts"),
  },
} satisfies CommandTable;
