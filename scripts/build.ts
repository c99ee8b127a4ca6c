import { resolve } from "node:path";
import { buildAndReport } from "./lib/build-and-report.ts";
import { readFlags, runCommand } from "./lib/command.ts";

const usage = `Usage: npm run build [-- --content FILE --out FOLDER]

  --content FILE   the content of the site (content.json)
  --out FOLDER     where the site is written (dist)`;

await runCommand(usage, async () => {
  const flags = readFlags({ content: "content.json", out: "dist" }, usage);
  return buildAndReport(resolve(flags.content), resolve(flags.out));
});
