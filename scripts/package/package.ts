import { resolve } from "node:path";
import { exitCodes } from "../lib/cli/command.ts";
import { defineCommand, runCommand } from "../lib/cli/define-command.ts";
import { pathOption } from "../lib/cli/options.ts";

const command = defineCommand({
  description: "Makes the package that owners install: the program, the application compiled, letters, icons.",
  options: { out: pathOption("FOLDER", "where it is written", ".cache/package") },
  run: async ({ out }) => {
    const { makePackage } = await import("./make-package.ts");
    process.stdout.write(`${await makePackage(resolve(out))}\n`);
    return exitCodes.sound;
  },
});

await runCommand(command, "package", process.argv.slice(2));
