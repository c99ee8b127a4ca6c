import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { exitCodes } from "../lib/cli/command.ts";
import { defineCommand } from "../lib/cli/define-command.ts";
import { flag, option } from "../lib/cli/options.ts";

export default defineCommand({
  description: "Writes the schema that editors read, from the shapes in schema/.",
  options: {
    out: option("FILE", "what to write (schema/content.schema.json)", z.string().optional()),
    check: flag("only say whether it is up to date"),
  },
  run: async ({ out, check }) => {
    const { printJsonSchema } = await import("../../schema/json-schema/json-schema.ts");
    const file = out ?? fileURLToPath(new URL("../../schema/content.schema.json", import.meta.url));
    const wanted = printJsonSchema();
    if (!check) await writeFile(file, wanted);
    else if ((await readFile(file, "utf8").catch(() => undefined)) !== wanted) {
      process.stderr.write(
        "schema/content.schema.json is out of date. Run `npm run schema` and commit what it writes.\n",
      );
      return exitCodes.problems;
    }
    return exitCodes.sound;
  },
});
