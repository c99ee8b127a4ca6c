import { vi } from "vitest";
import { runCommand } from "../../scripts/lib/cli/run-command.ts";

/**
 * Runs a command of the project within this process, as `npm run` does in one of its own; `runCommand` of this room
 * starts that one.
 */
export async function callCommand([name = "", ...args]: readonly string[]) {
  const { default: command } = await import(`../../scripts/commands/${name}.ts`);
  const said = { stdout: "", stderr: "" };
  const before = process.exitCode;
  for (const stream of ["stdout", "stderr"] as const) {
    vi.spyOn(process[stream], "write").mockImplementation((text) => {
      said[stream] += String(text);
      return true;
    });
  }
  vi.stubEnv("FORCE_COLOR", undefined);
  try {
    await runCommand(command, name, args);
    return { status: process.exitCode, ...said };
  } finally {
    process.exitCode = before;
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  }
}
