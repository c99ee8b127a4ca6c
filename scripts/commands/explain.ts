import { z } from "zod";
import { exitCodes } from "../lib/cli/command.ts";
import { defineCommand } from "../lib/cli/define-command.ts";
import { flag, option } from "../lib/cli/options.ts";
import { describeTerminal } from "../lib/cli/reporters/display.ts";

export default defineCommand({
  options: {
    operands: option(
      "[NAME|CODE…]",
      "blocks, cards, parts of content, or codes of messages; all names are listed if none is given",
      z.array(z.string()),
    ),
    json: flag("for programs: what each has, in at most 8 KB"),
    list: flag("list all names, with what they are"),
  },
  run: async ({ operands, json, list }) => {
    const { explain, listNames } = await import("../lib/reference/explain.ts");
    const options = { isJson: json, width: describeTerminal().width };
    const texts = list || operands.length === 0 ? [listNames(options)] : operands.map((word) => explain(word, options));
    process.stdout.write(texts.join("\n"));
    return exitCodes.sound;
  },
});
