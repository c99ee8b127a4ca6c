import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { formatMs, formatRatio, median } from "../figures.ts";
import { type BenchContext, judgeTarget, type Section } from "../section.ts";
import { type ProjectCopy, withProjectCopy } from "../support/project-copy.ts";
import { timeCommandLine } from "../support/run-command.ts";

/** The least that a command of Node's can take: what every ratio of a command is to. */
const nothing = "node -e 0";

interface BuildTimes {
  full: number;
  content: number;
  unchanged: number;
  validate: number;
  nothing: number;
}

/** How long the owner waits for a build, and for a check. */
export const buildTimes: Section = {
  name: "builds",
  measure: (context) =>
    withProjectCopy(context.file, async (project) => {
      const times = await timeBuilds(context, project);
      const contentRatio = times.content / times.full;
      const row = (name: string, value: number) => [
        name,
        formatMs(value),
        formatRatio(value, times.full),
        formatRatio(value, times.nothing),
      ];
      return {
        tables: [
          {
            title: "Building",
            note: "Milliseconds of whole commands, as npm runs them; the full build begins without the project's `.cache`.",
            columns: ["command", "ms", "to full build", `to \`${nothing}\``],
            rows: [
              row("full build", times.full),
              row("build after an edit of content", times.content),
              row("build with nothing to do", times.unchanged),
              row("validate", times.validate),
              row(nothing, times.nothing),
            ],
          },
        ],
        targets: [
          judgeTarget(
            "a build after an edit of content at most 0.33 of a full one",
            1 / 3,
            "×",
            new Map([["content.json", contentRatio]]),
          ),
        ],
      };
    }),
};

/** The commands in turn: what slows the machine for a while slows all alike. */
async function timeBuilds({ runs, report }: BenchContext, project: ProjectCopy): Promise<BuildTimes> {
  const all: BuildTimes[] = [];
  for (let run = 1; run <= runs; run += 1) {
    report(`Builds, run ${run} of ${runs}`);
    await rm(join(project.folder, ".cache"), { recursive: true, force: true });
    const full = await timeScript(project, "build");
    await editContent(project, `Edit ${run}`);
    const content = await timeScript(project, "build");
    const unchanged = await timeScript(project, "build");
    // Once to let it prepare what it keeps, as for an owner who checks more than once.
    await timeScript(project, "validate");
    const validate = await timeScript(project, "validate");
    all.push({ full, content, unchanged, validate, nothing: await timeCommandLine(nothing, project.folder) });
  }
  const middle = (key: keyof BuildTimes) => median(all.map((times) => times[key]));
  return {
    full: middle("full"),
    content: middle("content"),
    unchanged: middle("unchanged"),
    validate: middle("validate"),
    nothing: middle("nothing"),
  };
}

function timeScript(project: ProjectCopy, name: string): Promise<number> {
  const line = project.scripts[name];
  if (line === undefined) throw new Error(`package.json has no script ${name}`);
  return timeCommandLine(line, project.folder);
}

/** Changes a text that every page shows. */
async function editContent(project: ProjectCopy, title: string): Promise<void> {
  const file = join(project.folder, "content.json");
  const content: { site: { title: string } } = JSON.parse(await readFile(file, "utf8"));
  content.site.title = title;
  await writeFile(file, JSON.stringify(content, undefined, 2));
}
