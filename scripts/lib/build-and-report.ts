import { buildSite } from "./build-site.ts";
import { exitCodes, shortPath } from "./command.ts";
import { printDiagnostics } from "./print-diagnostics.ts";

/** Builds a site and says what came of it; returns the exit code. */
export async function buildAndReport(file: string, out: string): Promise<number> {
  const start = performance.now();
  const { diagnostics, pages, isAppReused } = await buildSite(file, out);
  printDiagnostics(diagnostics);
  if (pages === undefined) {
    process.stderr.write(`${shortPath(out)} was not touched.\n`);
    return exitCodes.problems;
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const app = isAppReused ? "application unchanged" : "application compiled";
  process.stdout.write(`Built ${pages} pages into ${shortPath(out)} in ${seconds} s (${app}).\n`);
  return exitCodes.sound;
}
