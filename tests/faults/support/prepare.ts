import { rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { TestProject } from "vitest/node";
import { bundleProgram, programFile } from "../../../scripts/package/bundle-program.ts";
import { copyCompiledProject } from "../../support/site/copy-project.ts";
import { makeContents, runBuild } from "./build.ts";
import { clearTable, printTable } from "./fault-table.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A copy of the project, its application compiled and its program bundled. Each file uses folders of its own there. */
    project: string;
  }
}

/** Before the tests: a copy of the project of their own. After them: a table of what was tried and what was lost. */
export default async function prepare({ provide }: TestProject): Promise<() => Promise<void>> {
  await clearTable();
  const project = await copyCompiledProject();
  await bundleProgram(join(project, dirname(programFile)));
  await makeContents(project);
  const { status, stderr } = await runBuild(project, "content-a.json", `${project}/first`).ended;
  if (status !== 0) throw new Error(`The site does not build: ${stderr}`);
  provide("project", project);
  return async () => {
    await rm(project, { recursive: true });
    await printTable();
  };
}
