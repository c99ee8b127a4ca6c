import { rm } from "node:fs/promises";
import type { TestProject } from "vitest/node";
import { copyProject } from "../../support/site/copy-project.ts";
import { makeContents, runBuild } from "./build.ts";
import { clearTable, printTable } from "./fault-table.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A copy of the project, its application compiled. No other test builds or edits there. */
    project: string;
  }
}

/** Before the tests: a copy of the project of their own. After them: a table of what was tried and what was lost. */
export default async function prepare({ provide }: TestProject): Promise<() => Promise<void>> {
  await clearTable();
  const project = await copyProject();
  await makeContents(project);
  const { status, stderr } = await runBuild(project, "content-a.json", `${project}/first`).ended;
  if (status !== 0) throw new Error(`The site does not build: ${stderr}`);
  provide("project", project);
  return async () => {
    await rm(project, { recursive: true });
    await printTable();
  };
}
