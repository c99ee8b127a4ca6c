import { checkContent } from "../../../schema/resolve/check-content.ts";
import { JsonText } from "../../../schema/source/json-text.ts";
import { prepareCheck } from "../app/prepare-check.ts";
import { exitCodes } from "../cli/command.ts";
import { type Format, reportDiagnostics } from "../cli/reporters/index.ts";
import type { CommandTable } from "../cli/run-command-line.ts";
import { pageFrom, table } from "./reference-pages.ts";

const exits: Readonly<Record<keyof typeof exitCodes, string>> = {
  sound: "The command did its work. There may be warnings, unless `--strict` makes them errors.",
  problems: "The content has errors. `build` has then written nothing; of many sites, it has written all others.",
  failed:
    "The command could not do its work: an unknown option, a content file that isn't there or can't be read, a site that exceeds its limits. The reason is on standard error; for a content file it is a diagnostic.",
};

const formats: Readonly<Record<Format, string>> = {
  pretty: "for people, with the lines of the file",
  json: "for programs: one array of diagnostics (of a code with very many, the first ones; `more` counts the rest), empty if there are none; `--json` is the same",
  github: "annotations on the lines of a pull request, and a table in the run's summary",
  sarif: "[SARIF 2.1.0](https://sarifweb.azurewebsites.net), for code scanning and other viewers",
};

const sample = `{
  "version": 1,
  "site": { "title": "Asha Rao", "url": "https://asharao.dev/", "description": "Circuits and code." },
  "profile": { "name": "Asha Rao", "role": "Engineer", "emails": [], "links": [] },
  "theme": { "acent": "blue" },
  "pages": [{ "path": "/", "title": "Home", "description": "Who I am.", "blocks": [{ "type": "hero" }] }]
}
`;

/** The page of the reference about the commands, in Markdown. It is made from their own option tables. */
export async function writeCommandsPage(commands: CommandTable): Promise<string> {
  const parts = await Promise.all(
    Object.entries(commands).map(async ([name, { description, load }]) => {
      const { options } = (await load()).default;
      const operands = options.filter(({ word }) => !word.startsWith("--")).map(({ word }) => word);
      const rows = options.map(({ word, description, standard }) => [
        `\`${word}\``,
        standard === undefined ? "" : `\`${standard}\``,
        description,
      ]);
      const call = ["npm run", name, "--", ...operands, "[options]"].join(" ");
      return `## ${name}\n\n${description}\n\n\`\`\`sh\n${call}\n\`\`\`\n\n${table(["option", "default", "does"], rows)}`;
    }),
  );
  return pageFrom(
    "the options of the commands",
    "Commands",
    "```sh\nnpm run build -- --content content.json --out public\n```",
    "A site of your own has the same commands, also as `npx portfolio build --out public`, without the `--`. Only a checkout has `npm start`, which builds and serves. Each command has `--help`.",
    "For output that a program reads call `npx portfolio`, or `npm run --silent`: npm itself prints two lines before the command's.",
    "## Exit codes",
    table(
      ["code", "means"],
      Object.entries(exits).map(([name, meaning]) => [
        String(Object.entries(exitCodes).find(([one]) => one === name)?.[1]),
        meaning,
      ]),
    ),
    "## Formats",
    "`validate` and `audit` print what they find in a format of your choice. The exit code is the same in each.",
    table(
      ["`--format`", "is"],
      Object.entries(formats).map(([name, use]) => [`\`${name}\``, use]),
    ),
    'Of a file with `"acent"` in its fifth line `json` is:',
    `\`\`\`json\n${(await printSample()).trimEnd()}\n\`\`\``,
    "Lines and columns begin at 1; a column and an offset (`start`, `end`, from 0) count UTF-16 code units, as JavaScript does. `pointer` is a JSON pointer. `severity` is `error`, `warning` or `advice`. `more` is the number of further diagnostics of the same code that aren't listed; only the last one of its code has it, the others have 0. `fix` is there if one edit solves the problem; with `isCertain`, `--fix` makes it.",
    ...parts,
    "Back to the [reference](README.md).",
  );
}

async function printSample(): Promise<string> {
  await prepareCheck();
  return reportDiagnostics(checkContent(new JsonText("content.json", sample)).diagnostics, { format: "json" });
}
