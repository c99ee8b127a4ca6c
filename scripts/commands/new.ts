import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { z } from "zod";
import { listWords } from "../../schema/messages/message.ts";
import { accentNames } from "../../schema/parts/theme.ts";
import { exitCodes, print } from "../lib/cli/command.ts";
import { defineCommand } from "../lib/cli/define-command.ts";
import { ArgumentError, choice, flag, option } from "../lib/cli/options.ts";

const oneFolder = z.tuple([z.string().min(1)], {
  error: ({ input }) =>
    Array.isArray(input) && input.length > 1
      ? `One site is begun at a time, not ${input.join(", ")}.`
      : "Name the folder of the new site, as in my-site.",
});

const text = () => z.string().trim().min(1, "takes some words.").optional();

export default defineCommand({
  options: {
    operands: option("FOLDER", "the folder of the site, new or empty", oneFolder),
    name: option("NAME", "your name", text()),
    role: option("WORDS", "what you are, in a few words", text()),
    accent: option(
      "COLOR",
      `the colour of links and buttons: ${listWords(accentNames)}`,
      choice(accentNames).optional(),
    ),
    from: option(
      "RESUME",
      "a résumé to take it all from, as import does; a blog is moved by import alone",
      z.string().optional(),
    ),
    package: option("FILE", "the package that the site contains, if not the one that runs this", z.string().optional()),
    anyway: flag("go on where the résumé has no name, or most of it would be left out"),
    yes: flag("ask nothing: what isn't said here is written as a placeholder"),
  },
  run: async ({ operands: [folder], from, anyway, yes, package: tarball, ...known }) => {
    if (from !== undefined && (known.name ?? known.role) !== undefined)
      throw new ArgumentError("--from takes name and role from the résumé: leave out --name and --role.");
    const { scaffoldSite } = await import("../lib/scaffold/scaffold-site.ts");
    const { askAnswers } = await import("../lib/scaffold/ask.ts");
    const { stdin: input, stdout: output } = process;
    const mayAsk = from === undefined && !yes && input.isTTY && output.isTTY;
    const ask = mayAsk ? () => askAnswers(known, { input, output }) : async () => known;
    if (from === undefined && !yes && !mayAsk && (known.name ?? known.role) === undefined)
      print(
        "Nobody is asked outside a terminal: answers from a pipe are ignored. Say --name and --role.\n",
        process.stderr,
      );
    const made = await scaffoldSite(resolve(folder), { from, anyway, tarball, ask });
    const { describeDesign } = await import("../lib/importers/json-resume/fit-design.ts");
    print(`${made}\n${describeDesign(await readFile(join(folder, "content.json"), "utf8"))}`);
    return exitCodes.sound;
  },
});
