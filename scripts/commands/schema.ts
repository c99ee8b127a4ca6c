import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { exitCodes } from "../lib/cli/command.ts";
import { defineCommand } from "../lib/cli/define-command.ts";
import { flag } from "../lib/cli/options.ts";
import { programFolder } from "../lib/files/roots.ts";

const name = "schema/content.schema.json";

export default defineCommand({
  options: { check: flag("only say whether it is up to date") },
  run: async ({ check }) => {
    const { printJsonSchema } = await import("../lib/app/print-json-schema.ts");
    const [file, wanted] = [join(programFolder, name), printJsonSchema()];
    if (!check) await writeFile(file, wanted);
    else if ((await readFile(file, "utf8").catch(() => undefined)) !== wanted) {
      process.stderr.write(`${name} is out of date. Run \`npm run schema\` and commit what it writes.\n`);
      return exitCodes.problems;
    }
    return exitCodes.sound;
  },
});
