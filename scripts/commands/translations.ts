import { defineCommand } from "../lib/cli/define-command.ts";
import { contentOption, flag } from "../lib/cli/options.ts";

export default defineCommand({
  description: "Says which texts of a site in several languages are not translated, or were before they changed.",
  options: {
    content: contentOption(),
    accept: flag("take all translations for up to date: from now on the check tells which originals have changed"),
  },
  run: async ({ content, accept }) => {
    const { acceptTranslations, reportTranslations } = await import("../lib/translations/report-translations.ts");
    return accept ? acceptTranslations(content) : reportTranslations(content);
  },
});
