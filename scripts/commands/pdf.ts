import { dirname, join, relative, resolve } from "node:path";
import { z } from "zod";
import { hintToOfferCv, listWords } from "../../schema/messages/message.ts";
import { callOf } from "../../schema/program.ts";
import { cvFile, ownName } from "../../schema/site-files.ts";
import { exitCodeOf, exitCodes, print, shortPath } from "../lib/cli/command.ts";
import { defineCommand } from "../lib/cli/define-command.ts";
import { choice, contentOption, noCacheOption, option } from "../lib/cli/options.ts";
import { printDiagnostics } from "../lib/cli/reporters/index.ts";
import { pageSizes } from "../lib/pdf/page-size.ts";

const addresses =
  "whether it has your telephone number and e-mail (yes; no for a CV that a site offers which protects them)";

export default defineCommand({
  options: {
    content: contentOption(),
    out: option(
      "FILE",
      `where the CV is written (${cvFile}, beside the content); those in other languages stand beside it, under names like ${ownName(cvFile, { language: "de", languages: ["en", "de"] })}`,
      z.string().optional(),
    ),
    format: option("SIZE", `the paper: ${listWords(pageSizes)}`, choice(pageSizes).default("A4")),
    addresses: option("yes|no", addresses, choice(["yes", "no"]).optional()),
    "no-cache": noCacheOption(),
  },
  run: async ({ content: name, out, format, addresses, "no-cache": isFresh }) => {
    if (isFresh) (await import("../lib/files/cache.ts")).ignoreCache();
    const [{ loadContent }, { writeCv }] = await Promise.all([
      import("../lib/content/load-content.ts"),
      import("../lib/pdf/write-cv.ts"),
    ]);
    const file = resolve(name);
    const target = out === undefined ? join(dirname(file), cvFile) : resolve(out);
    const { locales, diagnostics, files } = await loadContent(file, { name: shortPath(file), isCvPending: true });
    printDiagnostics(diagnostics);
    if (locales.length === 0) {
      print("No CV was printed. Fix the errors first.\n", process.stderr);
      return exitCodeOf(diagnostics);
    }
    let isShorn = false;
    let isOffered = out !== undefined;
    for (const { content } of locales) {
      const written = ownName(target, content.site);
      const names = [ownName(cvFile, content.site), relative(dirname(file), written).replaceAll("\\", "/")];
      const isPublic = content.site.protectContact && names.some((name) => files.includes(name));
      isOffered ||= names.some((name) => files.includes(name));
      const hasAddresses = addresses === undefined ? !isPublic : addresses === "yes";
      isShorn ||= addresses === undefined && isPublic;
      await writeCv(content, written, { format, hasAddresses });
      print(`Wrote ${shortPath(written)}.\n`);
    }
    if (!isOffered) print(`${hintToOfferCv()}\n`);
    if (isShorn) {
      print(
        `It has neither telephone number nor e-mail: the site protects them and offers this file. For a copy to send:\n  ${callOf("pdf", "--addresses yes --out cv-to-send.pdf")}\n`,
      );
    }
    return exitCodes.sound;
  },
});
