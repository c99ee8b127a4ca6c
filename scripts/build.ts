import { resolve } from "node:path";
import { buildAndReport } from "./lib/cli/build-and-report.ts";
import { readFlags, runCommand } from "./lib/cli/command.ts";
import { buildSites, isPattern, listJobs, readShard } from "./lib/sites/build-sites.ts";

const usage = `Usage: npm run build [-- --content FILE --out FOLDER --shard PART/PARTS]

  --content FILE   the content of the site (content.json), or many by a pattern in quotation marks:
                   'sites/*/content.json'; each site is then written to a folder of its own in --out
  --out FOLDER     where the site is written (dist)
  --shard 2/8      of many sites, only the second of eight parts: the others are built by other machines`;

await runCommand(usage, async () => {
  const flags = readFlags({ content: "content.json", out: "dist", shard: "1/1" }, usage);
  const shard = readShard(flags.shard);
  if (isPattern(flags.content)) return buildSites(await listJobs(flags.content, flags.out, shard));
  return buildAndReport(resolve(flags.content), resolve(flags.out));
});
