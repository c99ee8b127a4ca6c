import { resolve } from "node:path";
import type { Diagnostic } from "../../schema/messages/message.ts";
import { exitCodes, print } from "../lib/cli/command.ts";
import { defineCommand } from "../lib/cli/define-command.ts";
import { contentOption, portOption } from "../lib/cli/options.ts";
import { keepWarnings, reportChanges } from "../lib/cli/reporters/changes.ts";
import { describeTerminal } from "../lib/cli/reporters/display.ts";
import { printDiagnostics } from "../lib/cli/reporters/index.ts";

export default defineCommand({
  options: { content: contentOption(), port: portOption(5173) },
  run: async ({ content, port }) => {
    const { startDevServer } = await import("../lib/dev/dev-server.ts");
    let before: readonly Diagnostic[] | undefined;
    const { url, editorUrl } = await startDevServer({
      file: resolve(content),
      port,
      onChange: ({ diagnostics }) => {
        const known = keepWarnings(before ?? [], diagnostics);
        if (before) process.stderr.write(reportChanges(before, known, describeTerminal(process.stderr)));
        else if (diagnostics.length === 0) print("The content is sound.\n");
        else printDiagnostics(diagnostics);
        before = known;
      },
      onMove: (url) => print(`The site's address is another now: ${url}\n`),
    });
    print(`\n  Edit and watch: ${url}\n  Edit in the browser: ${editorUrl}\n\n  Press Ctrl+C to stop.\n`);
    return exitCodes.sound;
  },
});
