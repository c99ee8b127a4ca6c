import { resolve } from "node:path";
import { z } from "zod";
import { exitCodes } from "../lib/cli/command.ts";
import { defineCommand, runCommand } from "../lib/cli/define-command.ts";
import { option, pathOption } from "../lib/cli/options.ts";
import { packageFolder } from "../lib/scaffold/program-info.ts";
import { updateSite } from "./update-site.ts";

const command = defineCommand({
  options: {
    out: pathOption("FOLDER", "where it is written", packageFolder),
    site: option(
      "FOLDER",
      "a site that contains the package: it gets the new one and installs it",
      z.string().optional(),
    ),
  },
  run: async ({ out, site }) => {
    const { makeCreatePackage, makePackage } = await import("./make-package.ts");
    const say = (line: string) => process.stdout.write(`${line}\n`);
    const tarball = await makePackage(resolve(out), say);
    for (const file of [tarball, await makeCreatePackage(resolve(out), say)]) say(file);
    if (site !== undefined) await updateSite(resolve(site), tarball);
    return exitCodes.sound;
  },
});

const description =
  "Makes the package that owners install (the program, the application compiled, fonts, icons), and the one that npm create runs.";

await runCommand(command, { name: "package", description }, process.argv.slice(2));
