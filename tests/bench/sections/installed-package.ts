import { cp, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { installPackage, measureModules } from "../../owner/installed-package.ts";
import { formatMs, median } from "../figures.ts";
import { judgeTarget, type Section } from "../section.ts";
import { packOnce } from "../support/packed.ts";

/** Size of the installed package, and the time from its installation to a first site. */
export const installedPackage: Section = {
  name: "package",
  measure: async ({ runs, file, report }) => {
    report("The package");
    const tarball = await packOnce();
    const installs: number[] = [];
    const builds: number[] = [];
    const checks: number[] = [];
    let size = { bytes: 0, packages: 0 };
    for (let run = 0; run < runs; run += 1) {
      const start = performance.now();
      // The first brings what npm keeps, and what the others find there is what everybody has who has it once.
      const owner = await installPackage(tarball, { offline: run > 0 });
      installs.push(performance.now() - start);
      size = measureModules(join(owner.folder, "node_modules"));
      await cp(dirname(file), owner.folder, { recursive: true });
      const time = (...words: string[]) => {
        const start = performance.now();
        const { status, stderr } = owner.run(...words);
        if (status !== 0) throw new Error(`portfolio ${words.join(" ")} ended with ${status}: ${stderr}`);
        return performance.now() - start;
      };
      builds.push(time("build"));
      checks.push(time("validate"));
      await rm(owner.folder, { recursive: true, maxRetries: 5 });
    }
    const megabytes = size.bytes / 2 ** 20;
    return {
      tables: [
        {
          title: "The package, installed",
          note: "The package's tarball in an empty folder, on a machine with nothing but Node, from what npm has kept; the first build there, with every picture to encode and all letters to cut.",
          columns: ["MB", "packages", "installing", "first build", "check"],
          rows: [
            [
              megabytes.toFixed(1),
              `${size.packages}`,
              formatMs(median(installs)),
              formatMs(median(builds)),
              formatMs(median(checks)),
            ],
          ],
        },
      ],
      targets: [
        judgeTarget(
          "the package takes at most 48 MB, with all that comes with it",
          48,
          " MB",
          new Map([["installed", megabytes]]),
        ),
        judgeTarget("it is at most 10 packages", 10, "", new Map([["installed", size.packages]])),
        judgeTarget(
          "the first build takes at most 5 s after installing",
          5_000,
          " ms",
          new Map([["sample", median(builds)]]),
        ),
      ],
    };
  },
};
