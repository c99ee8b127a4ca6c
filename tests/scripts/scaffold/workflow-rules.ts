import { parse } from "yaml";
import { z } from "zod";

const permissions = z.record(z.string(), z.string());

const step = z.object({
  uses: z.string().default(""),
  run: z.string().default(""),
  with: z.record(z.string(), z.unknown()).default({}),
  env: z.record(z.string(), z.unknown()).default({}),
});

export type Step = z.output<typeof step>;

const job = z.object({ permissions: permissions.optional(), steps: z.array(step) });

const workflow = z.object({ on: z.unknown(), permissions, jobs: z.record(z.string(), job) });

const action = z.object({ runs: z.object({ steps: z.array(step) }) });

/** The jobs of a workflow, by their names. */
export const readJobs = (text: string) => workflow.parse(parse(text)).jobs;

/** Installs, or runs, what packages bring: `npm publish` and what is written in the workflow itself run nothing of theirs. */
const runsPackages = /(?:^|[\s;&|/])(?:npx|node(?! --eval\b)|tsx|portfolio)["']?\s|\bnpm (?!publish\b)/m;
/** Installs with the scripts that packages bring for it. */
const installs = /\bnpm (?:ci|cit|i|it|install\S*|rebuild|exec)\b(?!.*--ignore-scripts)/;
/** Contexts whose values stand in the workflow itself; all others may hold what somebody else has written. */
const isForeign = /\$\{\{(?!\s*(?:matrix|strategy)\.[\w-]+\s*\}\})/;
/** Events that run a workflow with the repository's rights on what others propose or write. */
const triggers = /\b(?:pull_request_target|workflow_run|issue_comment|issues|discussion(?:_comment)?)\b/;

/**
 * What is unsafe in a workflow, a sentence for each.
 * @see https://docs.github.com/actions/reference/security/secure-use
 */
export function findUnsafe(text: string): string[] {
  const { on, permissions, jobs } = workflow.parse(parse(text));
  const isWriting = (granted: z.output<typeof workflow>["permissions"] = {}) =>
    Object.values(granted).includes("write");
  return [
    ...(triggers.test(JSON.stringify(on)) ? ["Others start it with the repository's rights."] : []),
    ...(isWriting(permissions) ? ["All jobs may write."] : []),
    ...Object.entries(jobs).flatMap(([name, { permissions: own, steps }]) => [
      ...findUnsafeSteps(steps),
      ...(isWriting(own) || JSON.stringify(steps).includes("secrets.")
        ? steps
            .filter(({ run, uses }) => runsPackages.test(run) || uses.startsWith("./"))
            .map(() => `${name} runs packages where it may write, or has a secret.`)
        : []),
    ]),
  ];
}

/** The same of an action's steps. */
export const findUnsafeAction = (text: string) => findUnsafeSteps(action.parse(parse(text)).runs.steps);

function findUnsafeSteps(steps: readonly Step[]): string[] {
  return steps.flatMap(({ uses, run, with: inputs }) => [
    ...(isForeign.test(run) ? [`A value is written into the command ${run}`] : []),
    ...(installs.test(run) ? [`Packages' scripts run at ${run}`] : []),
    ...(/^actions\/checkout@/.test(uses) && inputs["persist-credentials"] !== false
      ? ["The checkout keeps credentials."]
      : []),
    ...(uses && !/^\.\/|@[0-9a-f]{40}$/.test(uses) ? [`${uses} may be moved.`] : []),
  ]);
}
