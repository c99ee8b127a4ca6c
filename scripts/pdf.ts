import { resolve } from "node:path";
import { CommandError, exitCodes, readFlags, runCommand, shortPath } from "./lib/command.ts";
import { exitCodeOf } from "./lib/exit-code.ts";
import { loadContent } from "./lib/load-content.ts";
import { printDiagnostics } from "./lib/print-diagnostics.ts";
import { paperFormats, writeCv } from "./lib/write-cv.ts";

const usage = `Usage: npm run pdf [-- --content FILE --out FILE --format A4|Letter]

Prints the content as a CV. A browser does the printing: Chromium or Chrome.

  --content FILE   the content (content.json)
  --out FILE       where the CV is written (cv.pdf)
  --format SIZE    the paper: A4 or Letter (A4)`;

await runCommand(usage, async () => {
  const flags = readFlags({ content: "content.json", out: "cv.pdf", format: "A4" }, usage);
  const format = paperFormats.find((known) => known.toLowerCase() === flags.format.toLowerCase());
  if (!format) throw new CommandError(`--format takes ${paperFormats.join(" or ")}, not "${flags.format}".`);
  const { content, diagnostics } = await loadContent(resolve(flags.content), {
    name: shortPath(resolve(flags.content)),
  });
  printDiagnostics(diagnostics);
  if (!content) return exitCodeOf(diagnostics);
  await writeCv(content, resolve(flags.out), format);
  process.stdout.write(`Wrote ${shortPath(resolve(flags.out))}.\n`);
  return exitCodes.sound;
});
