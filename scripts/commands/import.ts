import { resolve } from "node:path";
import { z } from "zod";
import { language } from "../../schema/language.ts";
import { defineCommand } from "../lib/cli/define-command.ts";
import { flag, option, pathOption, readAs } from "../lib/cli/options.ts";

const oneResume = z.tuple([z.string()], {
  error: ({ input }) =>
    Array.isArray(input) && input.length > 1
      ? `One résumé is imported at a time, not ${input.join(", ")}.`
      : "Name the résumé to import.",
});

const readLanguage = (code: string) => (language.safeParse(code).success ? code : undefined);

export default defineCommand({
  description:
    "Makes a content.json of a résumé in the format of JSON Resume (https://jsonresume.org). What has no place in it is listed, field by field.",
  options: {
    operands: option("RESUME", "the résumé, as in resume.json", oneResume),
    out: pathOption("FILE", "what to write", "content.json"),
    language: option(
      "CODE",
      "the language of its texts (en)",
      readAs('the code of a language, as in "en" or "de"', readLanguage).optional(),
    ),
    force: flag("replace the file if it is there already"),
  },
  run: async ({ operands: [source], out, language, force }) => {
    const { runImport } = await import("../lib/sources/run-import.ts");
    return runImport({ source, out: resolve(out), language, force });
  },
});
