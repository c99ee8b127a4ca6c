import { z } from "zod";
import { listWords } from "../../schema/messages/message.ts";
import { defineCommand } from "../lib/cli/define-command.ts";
import { ArgumentError, choice, contentOption, flag, option } from "../lib/cli/options.ts";

const separatorNames = ["comma", "semicolon", "tab"] as const;

export default defineCommand({
  options: {
    content: contentOption(),
    to: option("CODE", "write what is to be translated into this language", z.string().optional()),
    out: option("FILE", "the table to write, a CSV file (the language's code, as in de.csv)", z.string().optional()),
    separator: option(
      "WORD",
      `what stands between cells: ${listWords(separatorNames)}; Excel expects semicolons where a comma is for decimals`,
      choice(separatorNames).default("comma"),
    ),
    force: flag("replace the table if it is there already"),
    from: option("FILE", "put the translations of this table into the content", z.string().optional()),
    accept: flag("take all translations for up to date: from now on the check tells which originals have changed"),
  },
  run: async ({ content, to, out, separator, force, from, accept }) => {
    const wishes = [to !== undefined && "--to", from !== undefined && "--from", accept && "--accept"].filter(Boolean);
    if (wishes.length > 1) throw new ArgumentError(`One thing at a time, not ${listWords(wishes.map(String), "and")}.`);
    if (to === undefined && (out !== undefined || force)) throw new ArgumentError("--to says into which language.");
    if (to !== undefined) {
      const { exportTexts } = await import("../lib/translations/export-texts.ts");
      return exportTexts({ file: content, into: to, out, separator, force });
    }
    if (from !== undefined) {
      const { importTexts } = await import("../lib/translations/import-texts.ts");
      return importTexts({ file: content, from });
    }
    const { acceptTranslations, reportTranslations } = await import("../lib/translations/report-translations.ts");
    return accept ? acceptTranslations(content) : reportTranslations(content);
  },
});
