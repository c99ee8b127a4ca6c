import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { describe, expect, it } from "vitest";
import { readTemplate } from "../../../scripts/lib/content/template-texts.ts";
import { publishFile, refreshFile } from "../../../scripts/lib/scaffold/template.ts";
import { findActionErrors, findWorkflowErrors } from "./github-syntax.ts";
import { findUnsafe, findUnsafeAction, readJobs } from "./workflow-rules.ts";

const publish = await readTemplate(publishFile);
const refresh = await readTemplate(refreshFile);
const action = readFileSync(".github/actions/publish/action.yml", "utf8");
const workflows = globSync([".github/workflows/*.yml", ".github/examples/github-*.yml"], { dot: true }).map(
  (path) => [path, readFileSync(path, "utf8")] as const,
);

const all = [...workflows, ["the workflow of a new site", publish] as const, ["what refreshes it", refresh] as const];

describe("what GitHub runs", () => {
  it.each(all)("%s is a workflow", async (_, text) => {
    expect(await findWorkflowErrors(text)).toEqual([]);
  });

  it.each(all)("%s runs no package where something could be written, and keeps no credentials", (_, text) => {
    expect(findUnsafe(text)).toEqual([]);
  });

  it("has an action in which nothing is unsafe", () => {
    expect(findUnsafeAction(action)).toEqual([]);
    expect(findUnsafeAction(action.replace("--ignore-scripts ", ""))).toHaveLength(1);
    expect(findUnsafeAction(action.replace('"$CONTENT"', `\${{ inputs.content }}`))).toHaveLength(1);
  });

  it.each([
    ["a step that runs install scripts", " --ignore-scripts --no-audit", " --no-audit"],
    ["a checkout that keeps credentials", "persist-credentials: false", "fetch-depth: 1"],
    ["an action by a tag", /@[0-9a-f]{40} # v5.0.0/, "@v5"],
    [
      "packages where something may be written",
      "timeout-minutes: 10\n    steps",
      "timeout-minutes: 10\n    permissions:\n      id-token: write\n    steps",
    ],
    ["rights for all jobs", "contents: read", "contents: write"],
    ["a secret beside packages", "github.token", "secrets.TOKEN"],
    ["a value of others in a command", "portfolio fetch", `portfolio fetch \${{ github.head_ref }}`],
    ["rights for what others propose", "workflow_dispatch:", "pull_request_target:"],
  ])("would be seen to have %s", (_, sound, unsafe) => {
    const altered = refresh.replace(sound, unsafe);
    expect(altered).not.toBe(refresh);
    expect(findUnsafe(altered)).not.toEqual([]);
  });

  it("has an action that publishes, and mistakes in one would be seen", async () => {
    expect(findActionErrors(action)).toEqual([]);
    expect(findActionErrors(action.replace("using: composite", "using: compost"))).not.toEqual([]);
    expect(findActionErrors(action.replace("shell: bash", "shel: bash"))).not.toEqual([]);
    expect(await findWorkflowErrors(publish.replace("runs-on:", "run-on:"))).not.toEqual([]);
  });

  it("pins every action of others to one commit, the same in all files", () => {
    const pins = new Map<string, Set<string>>();
    for (const [, text] of [...workflows, ["", action], ["", publish], ["", refresh]])
      for (const [, name = "", pin = ""] of (text ?? "").matchAll(/uses: (actions\/[\w-]+)@(.+)$/gm))
        pins.set(name, (pins.get(name) ?? new Set()).add(pin));
    expect(pins.size).toBeGreaterThan(4);
    for (const [name, found] of pins) {
      expect([name, ...found]).toHaveLength(2);
      expect([...found][0]).toMatch(/^[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    }
  });
});

it("a new site's workflows use nothing but GitHub's own actions, and what npm ci installs", () => {
  const steps = [publish, refresh].flatMap((text) => Object.values(readJobs(text)).flatMap(({ steps }) => steps));
  expect(steps.filter(({ uses }) => uses !== "" && !uses.startsWith("actions/"))).toEqual([]);
  expect(steps.filter(({ run }) => run.startsWith("npm ci --ignore-scripts "))).toHaveLength(2);
});

it("a fork publishes no site of the project, and nothing publishes it where pages.yml does", () => {
  const text = readFileSync(".github/workflows/project-site.yml", "utf8");
  expect(text).toMatch(/^ {4}if: \$\{\{ !github\.event\.repository\.fork && vars\.PROJECT_SITE != '' \}\}$/m);
  expect(readJobs(text)["publish"]?.permissions).toBeUndefined();
  expect(text).not.toContain("pages-artifact");
});

it("a fork runs the long tests only if its owner asks for them", () => {
  const text = readFileSync(".github/workflows/check.yml", "utf8");
  const guarded = text
    .split("\n")
    .filter((line) => line.startsWith("    if: ${{ !github.event.repository.fork || vars."));
  expect(guarded).toHaveLength(Object.keys(readJobs(text)).length);
});
