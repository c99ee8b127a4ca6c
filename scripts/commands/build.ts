import { resolve } from "node:path";
import { CommandError, shortPath } from "../lib/cli/command.ts";
import { defineCommand } from "../lib/cli/define-command.ts";
import { ArgumentError, noCacheOption, option, pathOption, readAs, wholeNumber } from "../lib/cli/options.ts";
import { limitsForMany, readSize } from "../lib/sites/limits.ts";
import { findShard, readShard, type Shard } from "../lib/sites/shard.ts";

const content =
  "the content of the site, or many by a pattern in quotation marks: 'sites/*/content.json'; each site is then written to a folder of its own in --out";
const shard =
  "of many sites, only the second of eight parts: the others are built by other machines; auto is the part that Kubernetes or GitLab gives this machine";

const memory =
  "the most memory that the build of a site may hold, as in 512MB or 1.5GB; a site that takes more is stopped, and the others are built (1GB for each of many sites, no limit for one)";
const seconds =
  "the most time that the build of a site may take; a site that takes longer is stopped (120 for each of many sites, no limit for one)";

const disk =
  "the most that the files of a site may take, as in 200MB; a site that takes more is stopped (1GB for each of many sites, no limit for one)";

/** Reads `--shard`. "auto" is resolved later from the environment of this machine's scheduler. */
const readPart = (text: string): Shard | "auto" | undefined => (text === "auto" ? text : readShard(text));

/** Returns a new schema on each call: `optionFacts` keys the help text by schema. */
const size = () => readAs("a size in MB or GB, as in 512MB or 1.5GB", readSize).optional();

export default defineCommand({
  options: {
    content: pathOption("FILE", content, "content.json"),
    out: pathOption("FOLDER", "where the site is written", "dist"),
    shard: option("2/8", shard, readAs("a part and a number of parts, as in 2/8, or auto", readPart).optional()),
    memory: option("SIZE", memory, size()),
    seconds: option("NUMBER", seconds, wholeNumber(1, 86_400).optional()),
    disk: option("SIZE", disk, size()),
    "no-cache": noCacheOption(),
  },
  run: async ({ content, out, shard, memory, seconds, disk, "no-cache": isFresh }) => {
    if (isFresh) (await import("../lib/files/cache.ts")).ignoreCache();
    const { isPattern, listJobs } = await import("../lib/sites/list-jobs.ts");
    if (isPattern(content)) {
      const part = shard === "auto" ? findShard(process.env) : (shard ?? { index: 1, count: 1 });
      const { buildSites } = await import("../lib/sites/build-sites.ts");
      const limits = {
        memory: memory ?? limitsForMany.memory,
        seconds: seconds ?? limitsForMany.seconds,
        disk: disk ?? limitsForMany.disk,
      };
      return buildSites(await listJobs(content, out, part), limits);
    }
    if (shard) {
      throw new ArgumentError("--shard is for many sites: --content takes a pattern, as in 'sites/*/content.json'.");
    }
    const { buildAndReport } = await import("../lib/site/build-and-report.ts");
    if ((memory ?? seconds ?? disk) === undefined) return buildAndReport(resolve(content), resolve(out));
    const { buildInProcess } = await import("../lib/sites/site-process.ts");
    return buildAndReport(resolve(content), resolve(out), async (file, out) => {
      const result = await buildInProcess({ file, out, isConfined: false }, { memory, seconds, disk });
      if ("failure" in result) throw new CommandError(`${shortPath(file)}: ${result.failure}`);
      return result;
    });
  },
});
