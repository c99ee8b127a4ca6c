import { resolve } from "node:path";
import { exitCodes, readFlags, readPort, runCommand } from "./lib/cli/command.ts";
import { printDiagnostics } from "./lib/cli/print-diagnostics.ts";
import { startDevServer } from "./lib/dev/dev-server.ts";

const usage = `Usage: npm run dev [-- --content FILE --port NUMBER]

Serves the site while you edit it; every save shows at once.

  --content FILE   the content of the site (content.json)
  --port NUMBER    the port to serve on; the next free one is taken (5173)`;

await runCommand(usage, async () => {
  const flags = readFlags({ content: "content.json", port: "5173" }, usage);
  const { url } = await startDevServer({
    file: resolve(flags.content),
    port: readPort(flags.port),
    onChange: ({ diagnostics }) => {
      if (diagnostics.length === 0) process.stdout.write("The content is sound.\n");
      else printDiagnostics(diagnostics);
    },
  });
  process.stdout.write(`\n  Edit and watch: ${url}\n\n  Press Ctrl+C to stop.\n`);
  return exitCodes.sound;
});
