import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { exitCodes } from "../lib/cli/command.ts";
import { defineCommand } from "../lib/cli/define-command.ts";
import { flag } from "../lib/cli/options.ts";
import { programFolder } from "../lib/files/roots.ts";

export default defineCommand({
  options: { check: flag("only say whether they are up to date") },
  run: async ({ check }) => {
    const { jsonSchemas } = await import("../lib/app/print-json-schema.ts");
    const stale: string[] = [];
    for (const [name, print] of Object.entries(jsonSchemas)) {
      const [file, wanted] = [join(programFolder, name), print()];
      if (!check) await writeFile(file, wanted);
      else if ((await readFile(file, "utf8").catch(() => undefined)) !== wanted) stale.push(name);
    }
    if (stale.length === 0) return exitCodes.sound;
    process.stderr.write(`Out of date: ${stale.join(", ")}. Run \`npm run schema\` and commit what it writes.\n`);
    return exitCodes.problems;
  },
});
