import { exitCodeOf, exitCodes, peakMemory, print, shortPath } from "../cli/command.ts";
import { printDiagnostics } from "../cli/reporters/index.ts";
import { trimCaches } from "../files/cache.ts";
import { type BuildResult, buildSite } from "./build-site.ts";

/** Builds a site. `memory` is the peak memory of its process, in millions of bytes. */
type Build = (file: string, out: string) => Promise<BuildResult & { memory: number }>;

const buildHere: Build = async (file, out) => ({ ...(await buildSite(file, out)), memory: peakMemory() });

/** Builds a site and prints the result; returns the exit code. */
export async function buildAndReport(file: string, out: string, build = buildHere): Promise<number> {
  const start = performance.now();
  const { diagnostics, outcome, pages, memory } = await build(file, out);
  printDiagnostics(diagnostics);
  const folder = shortPath(out);
  if (outcome === "refused") {
    print(`${folder} was not touched.\n`, process.stderr);
    return exitCodeOf(diagnostics);
  }
  if (outcome !== "unchanged") await trimCaches();
  const suffix = outcome === "compiled" ? " (the application compiled, too)" : "";
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  print(
    outcome === "unchanged"
      ? `Nothing to do: ${folder} holds these ${pages} pages already.\n`
      : `Built ${pages} pages into ${folder} in ${seconds} s with ${memory.toFixed(0)} MB of memory${suffix}.\n`,
  );
  return exitCodes.sound;
}
