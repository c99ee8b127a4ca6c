import { resolve } from "node:path";
import { defineCommand } from "../lib/cli/define-command.ts";
import { ArgumentError, option, pathOption, readAs } from "../lib/cli/options.ts";
import { readShard, type Shard } from "../lib/sites/shard.ts";

const content =
  "the content of the site, or many by a pattern in quotation marks: 'sites/*/content.json'; each site is then written to a folder of its own in --out";
const shard =
  "of many sites, only the second of eight parts: the others are built by other machines; auto is the part that Kubernetes or GitLab gives this machine";

/** The part that is asked for; "auto" stands for the one that this machine's scheduler says. */
const readPart = (text: string): Shard | "auto" | undefined => (text === "auto" ? text : readShard(text));

export default defineCommand({
  description: "Checks the content, then writes the site.",
  options: {
    content: pathOption("FILE", content, "content.json"),
    out: pathOption("FOLDER", "where the site is written", "dist"),
    shard: option("2/8", shard, readAs("a part and a number of parts, as in 2/8, or auto", readPart).optional()),
  },
  run: async ({ content, out, shard }) => {
    const { buildSites, isPattern, listJobs } = await import("../lib/sites/build-sites.ts");
    if (isPattern(content)) {
      const { findShard } = await import("../lib/sites/find-shard.ts");
      const part = shard === "auto" ? findShard(process.env) : (shard ?? { index: 1, count: 1 });
      return buildSites(await listJobs(content, out, part));
    }
    if (shard) {
      throw new ArgumentError("--shard is for many sites: --content takes a pattern, as in 'sites/*/content.json'.");
    }
    const { buildAndReport } = await import("../lib/site/build-and-report.ts");
    return buildAndReport(resolve(content), resolve(out));
  },
});
