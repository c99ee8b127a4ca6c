import { isPackage } from "../../../schema/program.ts";
import { exitCodeOf, exitCodes, peakMemory, shortPath } from "../cli/command.ts";
import { printDiagnostics } from "../cli/reporters/index.ts";
import { buildSite } from "./build-site.ts";

/** Builds a site and says what came of it; returns the exit code. */
export async function buildAndReport(file: string, out: string): Promise<number> {
  const start = performance.now();
  const { diagnostics, outcome, pages } = await buildSite(file, out);
  printDiagnostics(diagnostics);
  const folder = shortPath(out);
  if (outcome === "refused") {
    process.stderr.write(`${folder} was not touched.\n`);
    return exitCodeOf(diagnostics);
  }
  const how = outcome === "rendered" ? "the application was compiled before" : "the application compiled, too";
  // The package's was compiled before it was packed.
  const told = isPackage ? "" : ` (${how})`;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(
    outcome === "unchanged"
      ? `Nothing to do: ${folder} holds these ${pages} pages already.\n`
      : `Built ${pages} pages into ${folder} in ${seconds} s with ${peakMemory().toFixed(0)} MB${told}.\n`,
  );
  return exitCodes.sound;
}
