import { resolve } from "node:path";
import { exitCodes, print } from "../lib/cli/command.ts";
import { defineCommand } from "../lib/cli/define-command.ts";
import { contentOption, portOption } from "../lib/cli/options.ts";
import { printDiagnostics } from "../lib/cli/reporters/index.ts";

export default defineCommand({
  options: { content: contentOption(), port: portOption(5173) },
  run: async ({ content, port }) => {
    const { startDevServer } = await import("../lib/dev/dev-server.ts");
    const { url } = await startDevServer({
      file: resolve(content),
      port,
      onChange: ({ diagnostics }) => {
        if (diagnostics.length === 0) print("The content is sound.\n");
        else printDiagnostics(diagnostics);
      },
      onMove: (url) => print(`The site's address is another now: ${url}\n`),
    });
    print(`\n  Edit and watch: ${url}\n\n  Press Ctrl+C to stop.\n`);
    return exitCodes.sound;
  },
});
