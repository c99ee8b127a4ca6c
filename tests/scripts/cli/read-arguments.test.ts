import { expect, it } from "vitest";
import { z } from "zod";
import { defineCommand } from "../../../scripts/lib/cli/define-command.ts";
import { ArgumentError, choice, flag, option, pathOption, portOption } from "../../../scripts/lib/cli/options.ts";

const read: object[] = [];
const print = defineCommand({
  options: {
    operands: option("FILE…", "what to print", z.array(z.string()).max(2, "Two files at most.")),
    paper: option("SIZE", "the paper", choice(["A4", "Letter"]).default("A4")),
    out: pathOption("FOLDER", "where to", "dist"),
    port: portOption(80),
    strict: flag("no mercy"),
  },
  run: async (values) => read.push(values),
});

it.each([
  ["nothing", [], {}],
  ["values in both forms", ["--paper=letter", "--out", "x"], { paper: "Letter", out: "x" }],
  ["the last of two", ["--out", "x", "--out", "y"], { out: "y" }],
  ["words between and after options", ["a", "--strict", "--", "--b"], { operands: ["a", "--b"], strict: true }],
  ["a number", ["--port", "0"], { port: 0 }],
  ["an empty value", ["--out="], { out: "" }],
])("reads %s", async (_, args, expected) => {
  await print.run(args);
  expect(read.at(-1)).toEqual({ operands: [], paper: "A4", out: "dist", port: 80, strict: false, ...expected });
});

it.each([
  [["--papr", "A4"], "There is no option --papr. Did you mean --paper?"],
  [["--operands", "a"], "There is no option --operands."],
  [["--constructor=1"], "There is no option --constructor."],
  [["-o", "x"], "There is no option -o."],
  [["--out"], "--out takes a value: --out FOLDER"],
  [["--out", "--strict"], "--out takes a value: --out FOLDER"],
  [["--strict=yes"], "--strict takes no value."],
  [["--paper", "A3"], '--paper takes A4 or Letter, not "A3". Did you mean A4?'],
  [["--port", "1e3"], '--port takes a whole number from 0 to 65535, not "1e3".'],
  [["--port", "65536"], '--port takes a whole number from 0 to 65535, not "65536".'],
  [["a", "b", "c"], "Two files at most."],
])("refuses %j and says why", (args, message) => {
  expect(() => print.run(args)).toThrow(new ArgumentError(message));
});

it("refuses words where a command takes none", () => {
  const alone = defineCommand({ options: { strict: flag("no mercy") }, run: async () => 0 });
  expect(() => alone.run(["now"])).toThrow("There is nothing to be done with now.");
});

it("makes the help of what is declared, with the standard of each option", () => {
  expect(print.help({ name: "print", description: "Prints." })).toBe(`Usage: npm run print -- FILE… [options]

Prints.

  FILE…           what to print
  --paper SIZE    the paper (A4)
  --out FOLDER    where to (dist)
  --port NUMBER   the port to serve on; the next free one is taken (80)
  --strict        no mercy
  --help          this text

Ends with 0 if all is sound, 1 if the content has problems, 2 if the command could not do its work.
`);
});
