import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { exitCodes } from "../lib/cli/command.ts";
import { type Command, defineCommand } from "../lib/cli/define-command.ts";
import { flag } from "../lib/cli/options.ts";
import { programFolder } from "../lib/files/roots.ts";

/** Files that are made from the schema. */
interface MadeFiles {
  /** Their texts, by their names in the program's folder. */
  files: Readonly<Record<string, () => string>>;
  /** A folder that has no other files. */
  folder?: string;
}

/** Defines a command that writes files into the program's folder, or with `--check` only compares them. */
export function defineWriteCommand(name: string, load: () => Promise<MadeFiles>): Command {
  return defineCommand({
    options: { check: flag("only say whether they are up to date") },
    run: async ({ check }) => {
      const { files, folder } = await load();
      const stale: string[] = [];
      for (const [path, print] of Object.entries(files)) {
        const [file, wanted] = [join(programFolder, path), print()];
        if (!check) await writeFile(file, wanted);
        else if ((await readFile(file, "utf8").catch(() => undefined)) !== wanted) stale.push(path);
      }
      const present = folder === undefined ? [] : await readdir(join(programFolder, folder));
      const others = present.map((one) => `${folder}/${one}`).filter((path) => !Object.hasOwn(files, path));
      if (check) stale.push(...others);
      else for (const path of others) await rm(join(programFolder, path));
      if (stale.length === 0) return exitCodes.sound;
      process.stderr.write(`Out of date: ${stale.join(", ")}. Run \`npm run ${name}\` and commit what it writes.\n`);
      return exitCodes.problems;
    },
  });
}
