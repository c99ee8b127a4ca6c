import { vi } from "vitest";
import { exitCodes } from "../../scripts/lib/cli/command.ts";
import { runCommand } from "../../scripts/lib/cli/define-command.ts";

/**
 * Runs a command of the project within this process, as `npm run` does in one of its own; `runCommand` of this room
 * starts that one.
 */
export async function callCommand([name = "", ...args]: readonly string[], env: Record<string, string> = {}) {
  const { default: command } = await import(`../../scripts/commands/${name}.ts`);
  const said = { stdout: "", stderr: "" };
  const before = process.exitCode;
  for (const stream of ["stdout", "stderr"] as const) {
    vi.spyOn(process[stream], "write").mockImplementation((text) => {
      said[stream] += String(text);
      return true;
    });
  }
  // There is no terminal, and no workflow summary.
  const none = { FORCE_COLOR: undefined, NO_COLOR: undefined, GITHUB_STEP_SUMMARY: undefined };
  for (const [variable, value] of Object.entries({ ...none, ...env })) vi.stubEnv(variable, value);
  try {
    process.exitCode = exitCodes.sound;
    await runCommand(command, { name, description: "" }, args);
    return { status: process.exitCode, ...said };
  } finally {
    process.exitCode = before;
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  }
}
