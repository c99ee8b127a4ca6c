import { resolve } from "node:path";
import { packageFolder } from "../lib/begin/program-facts.ts";
import { exitCodes } from "../lib/cli/command.ts";
import { defineCommand, runCommand } from "../lib/cli/define-command.ts";
import { pathOption } from "../lib/cli/options.ts";

const command = defineCommand({
  options: { out: pathOption("FOLDER", "where it is written", packageFolder) },
  run: async ({ out }) => {
    const { makeCreatePackage, makePackage } = await import("./make-package.ts");
    const say = (line: string) => process.stdout.write(`${line}\n`);
    for (const make of [makePackage, makeCreatePackage]) say(await make(resolve(out), say));
    return exitCodes.sound;
  },
});

const description =
  "Makes the package that owners install (the program, the application compiled, letters, icons), and the one that npm create runs.";

await runCommand(command, { name: "package", description }, process.argv.slice(2));
