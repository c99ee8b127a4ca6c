import { resolve } from "node:path";
import { z } from "zod";
import { language } from "../../schema/language-list.ts";
import { listWords } from "../../schema/messages/message.ts";
import { siteAddress } from "../../schema/primitives.ts";
import { defineCommand } from "../lib/cli/define-command.ts";
import { choice, flag, option, pathOption, readAs } from "../lib/cli/options.ts";
import { blogNames } from "../lib/importers/blogs/blog.ts";
import { sourceNames } from "../lib/importers/readers.ts";

const formNames = [...sourceNames, ...blogNames];

const oneResume = z.tuple([z.string()], {
  error: ({ input }) =>
    Array.isArray(input) && input.length > 1
      ? `One résumé is imported at a time, not ${input.join(", ")}.`
      : "Name the résumé to import.",
});

const readSite = (text: string) => (siteAddress.safeParse(text).success ? text : undefined);
const readLanguage = (code: string) => (language.safeParse(code).success ? code : undefined);

export default defineCommand({
  options: {
    operands: option("FILE", "the résumé, as in resume.json, or another beginning, such as a blog's folder", oneResume),
    out: pathOption("FILE", "what to write", "content.json"),
    language: option(
      "CODE",
      "the language of its texts (en)",
      readAs('the code of a language, as in "en" or "de"', readLanguage).optional(),
    ),
    from: option(
      "FORM",
      `what it is, where the file doesn't tell: ${listWords(formNames, "or")}`,
      choice(formNames).optional(),
    ),
    url: option(
      "ADDRESS",
      "where the site will be found, as in https://your-name.github.io/",
      readAs('the address of a site, as in "https://your-name.github.io/"', readSite).optional(),
    ),
    https: flag("write links that aren't encrypted as if they were, for you to try"),
    fetch: flag("fetch the pictures that it names by their addresses, over the network"),
    force: flag("replace the file if it is there already"),
    anyway: flag("go on where there is no name, or most would be left out"),
  },
  run: async ({ operands: [source], out, ...request }) => {
    const { runImport } = await import("../lib/importers/run-import.ts");
    return runImport({ ...request, source, out: resolve(out) });
  },
});
