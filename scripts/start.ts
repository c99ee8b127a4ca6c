import { resolve } from "node:path";
import { buildAndReport } from "./lib/cli/build-and-report.ts";
import { exitCodes, readFlags, readPort, runCommand } from "./lib/cli/command.ts";
import { serveFolder } from "./lib/serve/serve-folder.ts";

const usage = `Usage: npm start [-- --content FILE --out FOLDER --port NUMBER]

Checks the content, builds the site and serves it.

  --content FILE   the content of the site (content.json)
  --out FOLDER     where the site is written (dist)
  --port NUMBER    the port to serve on; the next free one is taken (4173)`;

await runCommand(usage, async () => {
  const flags = readFlags({ content: "content.json", out: "dist", port: "4173" }, usage);
  const port = readPort(flags.port);
  const code = await buildAndReport(resolve(flags.content), resolve(flags.out));
  if (code === exitCodes.sound) await serveFolder(resolve(flags.out), port);
  return code;
});
