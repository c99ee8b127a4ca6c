import { resolve } from "node:path";
import { exitCodes } from "../lib/cli/command.ts";
import { defineCommand } from "../lib/cli/define-command.ts";
import { pathOption, portOption } from "../lib/cli/options.ts";

export default defineCommand({
  options: { out: pathOption("FOLDER", "where the site was written", "dist"), port: portOption(4173) },
  run: async ({ out, port }) => {
    const { serveFolder } = await import("../lib/serve/serve-site.ts");
    await serveFolder(resolve(out), port);
    return exitCodes.sound;
  },
});
