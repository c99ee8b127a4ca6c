import { dirname, join, resolve } from "node:path";
import { listFiles } from "../schema/check/rules/list-files.ts";
import { cvFile } from "../schema/resolve/address.ts";
import { CommandError, exitCodes, readFlags, runCommand, shortPath } from "./lib/cli/command.ts";
import { exitCodeOf } from "./lib/cli/exit-code.ts";
import { printDiagnostics } from "./lib/cli/print-diagnostics.ts";
import { loadContent } from "./lib/content/load-content.ts";
import { paperFormats, writeCv } from "./lib/pdf/write-cv.ts";

const usage = `Usage: npm run pdf [-- --content FILE --out FILE --format A4|Letter --addresses yes|no]

Prints the content as a CV. A browser does the printing: Chromium or Chrome.

  --content FILE   the content (content.json)
  --out FILE       where the CV is written (cv.pdf, beside the content)
  --format SIZE    the paper: A4 or Letter (A4)
  --addresses yes|no
                   whether it has your telephone number and e-mail (yes; no for
                   a CV that a site offers which protects them)`;

await runCommand(usage, async () => {
  const flags = readFlags({ content: "content.json", out: "", format: "A4", addresses: "" }, usage);
  const format = paperFormats.find((known) => known.toLowerCase() === flags.format.toLowerCase());
  if (!["", "yes", "no"].includes(flags.addresses)) {
    throw new CommandError(`--addresses takes yes or no, not "${flags.addresses}".`);
  }
  if (!format) throw new CommandError(`--format takes ${paperFormats.join(" or ")}, not "${flags.format}".`);
  const file = resolve(flags.content);
  const out = flags.out === "" ? join(dirname(file), cvFile) : resolve(flags.out);
  const { content, diagnostics } = await loadContent(file, { name: shortPath(file), isCvPending: true });
  printDiagnostics(diagnostics);
  if (!content) return exitCodeOf(diagnostics);
  const isPublic = content.site.protectContact && listFiles(content).includes(cvFile);
  const hasAddresses = flags.addresses === "" ? !isPublic : flags.addresses === "yes";
  await writeCv(content, out, { format, hasAddresses });
  process.stdout.write(`Wrote ${shortPath(out)}.\n`);
  if (isPublic && flags.addresses === "") {
    process.stdout.write(
      "It has neither telephone number nor e-mail: the site protects them and offers this file. For a copy to send:\n  npm run pdf -- --addresses yes --out cv-to-send.pdf\n",
    );
  }
  return exitCodes.sound;
});
