import { mkdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { z } from "zod";
import { designNames } from "../../schema/designs/index.ts";
import { defineCommand, runCommand } from "../lib/cli/define-command.ts";
import { option, pathOption } from "../lib/cli/options.ts";
import { programFolder } from "../lib/files/roots.ts";
import { writeSource } from "./write-source.ts";

const command = defineCommand({
  options: {
    out: pathOption("FOLDER", "where the sites are written, one for each design", "dist-project"),
    url: option("URL", "the address of that folder", z.string().default("https://portfolio-from-json.example/")),
    repository: option("URL", "the repository's address, for links to its files", z.string().optional()),
  },
  run: async ({ out, url, repository }) => {
    const sources = join(programFolder, ".cache/project-site");
    await rm(sources, { recursive: true, force: true });
    const addresses = Object.fromEntries(designNames.map((design) => [design, new URL(`${design}/`, url).href]));
    for (const design of designNames) {
      await mkdir(join(sources, design), { recursive: true });
      await writeSource(join(sources, design), { design, addresses, repository });
    }
    const [{ buildSites }, { listJobs }, { limitsForMany }] = await Promise.all([
      import("../lib/sites/build-sites.ts"),
      import("../lib/sites/list-jobs.ts"),
      import("../lib/sites/limits.ts"),
    ]);
    return buildSites(
      await listJobs(join(sources, "*/content.json"), resolve(out), { index: 1, count: 1 }),
      limitsForMany,
    );
  },
});

const description = "Builds the site of the project from the guides and the reference, once in each design.";

await runCommand(command, { name: "project-site", description }, process.argv.slice(2));
