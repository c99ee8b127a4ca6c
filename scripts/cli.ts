import { commands, readVersion } from "./commands.ts";
import { runCommandLine } from "./lib/cli/run-command-line.ts";

/** The commands of a checkout, called by the scripts in package.json. */
await runCommandLine(
  {
    ...commands,
    start: {
      description: "Checks the content, builds the site and serves it.",
      load: () => import("./commands/start.ts"),
    },
    schema: {
      description: "Writes schema/content.schema.json, which editors read, from the shapes in schema/.",
      load: () => import("./commands/schema.ts"),
    },
    reference: {
      description: "Writes the reference, .github/guide/reference/, from the schema.",
      load: async () => ({ default: (await import("./commands/reference.ts")).defineReference(commands) }),
    },
  },
  process.argv.slice(2),
  readVersion,
);
