import { isPackage } from "../schema/program.ts";
import { type CommandTable, runFromTable } from "./lib/cli/define-command.ts";

/** Every command: the scripts of package.json and the package's program go through this table. */
const commands = {
  new: () => import("./commands/new.ts"),
  dev: () => import("./commands/dev.ts"),
  build: () => import("./commands/build.ts"),
  preview: () => import("./commands/preview.ts"),
  audit: () => import("./commands/audit.ts"),
  pdf: () => import("./commands/pdf.ts"),
  import: () => import("./commands/import.ts"),
  migrate: () => import("./commands/migrate.ts"),
  fetch: () => import("./commands/fetch.ts"),
  translations: () => import("./commands/translations.ts"),
};

const validate = () => import("./commands/validate.ts");

/** In a checkout `check` is for who changes the program. */
const others: CommandTable = isPackage
  ? { check: validate, validate }
  : { validate, start: () => import("./commands/start.ts"), schema: () => import("./commands/schema.ts") };

await runFromTable({ ...commands, ...others }, process.argv.slice(2));
