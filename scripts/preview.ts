import { resolve } from "node:path";
import { exitCodes, readFlags, readPort, runCommand } from "./lib/cli/command.ts";
import { serveFolder } from "./lib/serve/serve-folder.ts";

const usage = `Usage: npm run preview [-- --out FOLDER --port NUMBER]

Serves the site that was built last, as a static host would.

  --out FOLDER     where the site was written (dist)
  --port NUMBER    the port to serve on; the next free one is taken (4173)`;

await runCommand(usage, async () => {
  const flags = readFlags({ out: "dist", port: "4173" }, usage);
  await serveFolder(resolve(flags.out), readPort(flags.port));
  return exitCodes.sound;
});
