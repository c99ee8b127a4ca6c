import { resolve } from "node:path";
import { defineCommand } from "../lib/cli/define-command.ts";
import { option, pathOption, readAs } from "../lib/cli/options.ts";
import { readShard } from "../lib/sites/shard.ts";

const content =
  "the content of the site, or many by a pattern in quotation marks: 'sites/*/content.json'; each site is then written to a folder of its own in --out";
const shard = "of many sites, only the second of eight parts: the others are built by other machines";

export default defineCommand({
  description: "Checks the content, then writes the site.",
  options: {
    content: pathOption("FILE", content, "content.json"),
    out: pathOption("FOLDER", "where the site is written", "dist"),
    shard: option(
      "2/8",
      shard,
      readAs("a part and a number of parts, as in 2/8", readShard).default({ index: 1, count: 1 }),
    ),
  },
  run: async ({ content, out, shard }) => {
    const { buildSites, isPattern, listJobs } = await import("../lib/sites/build-sites.ts");
    if (isPattern(content)) return buildSites(await listJobs(content, out, shard));
    const { buildAndReport } = await import("../lib/site/build-and-report.ts");
    return buildAndReport(resolve(content), resolve(out));
  },
});
