import { z } from "zod";
import { CommandError, exitCodes } from "../lib/cli/command.ts";
import { defineCommand } from "../lib/cli/define-command.ts";
import { flag, option } from "../lib/cli/options.ts";
import { describeTerminal, printJson } from "../lib/cli/reporters/display.ts";

export default defineCommand({
  options: {
    operands: option(
      "[NAME|CODE…]",
      "blocks, cards, parts of content, kinds of value, or codes of messages; all names are listed if none is given",
      z.array(z.string()),
    ),
    json: flag("for programs: what each has, in at most 8 KB; of several names, an array"),
    list: flag("list all names, with what they are"),
    icons: option("WORD", "list the names of icons that contain a word", z.string().optional()),
  },
  run: async ({ operands, json, list, icons }) => {
    if (icons !== undefined) {
      const { searchIcons } = await import("../lib/content/find-icon.ts");
      const found = searchIcons(icons);
      if (found.length === 0) throw new CommandError(`No icon has ${JSON.stringify(icons)} in its name.`);
      process.stdout.write(json ? printJson(found) : `${found.join("\n")}\n`);
      return exitCodes.sound;
    }
    const { explain, listNames } = await import("../lib/reference/explain.ts");
    const options = { isJson: json, width: describeTerminal().width };
    if (list || operands.length === 0) {
      process.stdout.write(listNames(options));
      return exitCodes.sound;
    }
    const { text, unknown } = explain(operands, options);
    process.stdout.write(text);
    if (unknown.length > 0) throw new CommandError(unknown.join("\n"));
    return exitCodes.sound;
  },
});
