import { runFromTable } from "./lib/cli/define-command.ts";

/** Every command: the scripts of package.json go through this table. `npm run` starts it by `run.mjs`. */
const commands = {
  dev: () => import("./commands/dev.ts"),
  build: () => import("./commands/build.ts"),
  start: () => import("./commands/start.ts"),
  preview: () => import("./commands/preview.ts"),
  validate: () => import("./commands/validate.ts"),
  audit: () => import("./commands/audit.ts"),
  pdf: () => import("./commands/pdf.ts"),
  import: () => import("./commands/import.ts"),
  migrate: () => import("./commands/migrate.ts"),
  schema: () => import("./commands/schema.ts"),
};

await runFromTable(commands, process.argv.slice(2));
