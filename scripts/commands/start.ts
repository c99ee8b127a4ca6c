import { resolve } from "node:path";
import { exitCodes } from "../lib/cli/command.ts";
import { defineCommand } from "../lib/cli/define-command.ts";
import { contentOption, noCacheOption, pathOption, portOption } from "../lib/cli/options.ts";

export default defineCommand({
  options: {
    content: contentOption(),
    out: pathOption("FOLDER", "where the site is written", "dist"),
    port: portOption(4173),
    "no-cache": noCacheOption(),
  },
  run: async ({ content, out, port, "no-cache": isFresh }) => {
    if (isFresh) (await import("../lib/files/cache.ts")).ignoreCache();
    const { buildAndReport } = await import("../lib/site/build-and-report.ts");
    const code = await buildAndReport(resolve(content), resolve(out));
    if (code !== exitCodes.sound) return code;
    const { serveFolder } = await import("../lib/serve/serve-site.ts");
    await serveFolder(resolve(out), port);
    return code;
  },
});
