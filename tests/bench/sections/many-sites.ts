import { availableParallelism } from "node:os";
import { join } from "node:path";
import { hashPaths } from "../../../scripts/lib/files/hash-files.ts";
import { formatRatio } from "../figures.ts";
import { type BenchContext, judgeTarget, type Section } from "../section.ts";
import { type ContentDraft, ofOwner, readDraft, writeDraft } from "../support/large-content.ts";
import { type BuildCost, measureBuild } from "../support/project-build.ts";
import { type ProjectCopy, withProjectCopy } from "../support/project-copy.ts";

/** What a school or a host would build. */
const siteCount = 1_000;
const quickSiteCount = 40;

/** The sites of the comparison between machines: enough that each of them has some. */
const sharedCount = 24;
const machines = 4;

interface Builds {
  first: BuildCost;
  edited: BuildCost;
  unchanged: BuildCost;
  /** One site by itself, after an edit. */
  alone: BuildCost;
}

/** How many sites one compiled application makes in a second, and whether it matters on which machines. */
export const manySites: Section = {
  name: "sites",
  measure: async (context) => {
    const count = context.isQuick ? quickSiteCount : siteCount;
    return withProjectCopy(context.file, async (project) => {
      const builds = await buildAll(context, project, count);
      const areEqual = await compareShards(context, project);
      const cores = availableParallelism();
      const costOfOne = ({ time }: BuildCost) => (time * cores) / count;
      const row = (name: string, build: BuildCost) => [
        name,
        (build.time / 1000).toFixed(1),
        (count / (build.time / 1000)).toFixed(1),
        costOfOne(build).toFixed(0),
        formatRatio(costOfOne(build), builds.alone.time),
        `${build.memory}`,
      ];
      return {
        tables: [
          {
            title: `Building ${count} sites`,
            note: `Five pages each, with other names and colours, in one run on ${cores} cores. A site's own time is that of one core; one site built alone after an edit takes ${(builds.alone.time / 1000).toFixed(1)} s.`,
            columns: ["build", "seconds", "sites a second", "ms for a site", "to one alone", "MB a process"],
            rows: [
              row("the first, all pictures new", builds.first),
              row("after an edit of each", builds.edited),
              row("with nothing to do", builds.unchanged),
            ],
          },
        ],
        targets: [
          judgeTarget(
            "one of many sites costs at most 0.33 of one alone",
            1 / 3,
            "×",
            new Map([[`${count} sites`, costOfOne(builds.edited) / builds.alone.time]]),
          ),
          {
            goal: `the parts of ${machines} machines together are what one machine builds`,
            worst: areEqual ? "the same bytes" : "other bytes",
            isReached: areEqual,
          },
        ],
      };
    });
  },
};

const allSites = ["--content", "many/*/content.json"];

async function buildAll({ file, report }: BenchContext, project: ProjectCopy, count: number): Promise<Builds> {
  const draft = await readDraft(file);
  // The application is compiled by a build that is not measured.
  await measureBuild(project, ["--out", "alone"]);
  await writeDraft(edit(draft), join(project.folder, "content.json"), file);
  const alone = await measureBuild(project, ["--out", "alone"]);

  const writeAll = async (change: (draft: ContentDraft) => ContentDraft) => {
    for (let index = 0; index < count; index += 1) {
      await writeDraft(change(ofOwner(draft, index)), siteFile(project, index), file);
    }
  };
  const build = () => measureBuild(project, [...allSites, "--out", "public"]);
  await writeAll((one) => one);
  report(`Sites: building ${count} for the first time`);
  const first = await build();
  await writeAll(edit);
  report(`Sites: building ${count} after an edit of each`);
  const edited = await build();
  return { alone, first, edited, unchanged: await build() };
}

function siteFile(project: ProjectCopy, index: number): string {
  return join(project.folder, "many", `owner-${index}`, "content.json");
}

/** An edit that shows on every page, and on no picture. */
function edit(draft: ContentDraft): ContentDraft {
  return { ...draft, site: { ...draft.site, title: `${draft.site.title}, edited` } };
}

/** Whether the parts that several machines build are together, byte for byte, what one run builds. */
async function compareShards({ report }: BenchContext, project: ProjectCopy): Promise<boolean> {
  report(`Sites: building ${sharedCount} in ${machines} parts`);
  const shared = ["--content", `many/owner-{0..${sharedCount - 1}}/content.json`];
  await measureBuild(project, [...shared, "--out", "whole"]);
  for (let part = 1; part <= machines; part += 1) {
    await measureBuild(project, [...shared, "--out", "parts", "--shard", `${part}/${machines}`]);
  }
  const nameBytes = (folder: string) => hashPaths(join(project.folder, folder), ["."]);
  return (await nameBytes("parts")) === (await nameBytes("whole"));
}
