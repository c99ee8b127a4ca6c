import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { readTemplate } from "../content/template-texts.ts";
import { rewrite } from "../files/write-whole.ts";
import { type ProgramInfo, readProgramInfo, schemaPath } from "./program-info.ts";

/** What assistants read of a site. Claude reads another file, which includes this one. */
export const agentsFile = "AGENTS.md";

const managed = /<!-- portfolio: managed, begin\b[\s\S]*?<!-- portfolio: managed, end -->/;

export async function writeAgentsFile(program: ProgramInfo): Promise<string> {
  const text = await readTemplate(agentsFile);
  return text.replaceAll("{schema}", schemaPath(program)).replaceAll("{program}", program.name);
}

/**
 * Renews the managed block of a site's AGENTS.md, and nothing else of it. A file without the block is left alone.
 * @returns true if the block isn't as this version of the program writes it
 */
export async function renewAgentsFile(content: string, { isDryRun }: { isDryRun: boolean }): Promise<boolean> {
  const file = join(dirname(content), agentsFile);
  const old = await readFile(file, "utf8").catch(() => "");
  const block = managed.exec(await writeAgentsFile(await readProgramInfo()))?.[0] ?? "";
  const renewed = old.replace(managed, () => block);
  if (renewed === old) return false;
  if (!isDryRun) await rewrite(file, renewed);
  return true;
}
