import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startDevServer } from "../../../scripts/lib/dev/dev-server.ts";
import { copySampleAssets, sampleFile } from "../../support/sample.ts";

/** A copy of the sample that is being edited. */
export interface DevSite {
  url: string;
  folder: string;
  /** Its content. */
  file: string;
  /** Its content's text before any edit. */
  original: string;
  /** The codes of what the dev server found, by edits. */
  reports: string[][];
  end(): Promise<void>;
}

/** Copies the sample and starts the dev server on it, with an editor that writes into `opened` what it is asked to open. */
export async function startDevSite(): Promise<DevSite> {
  const folder = await mkdtemp(join(tmpdir(), "dev-"));
  const file = join(folder, "content.json");
  await cp(sampleFile, file);
  await copySampleAssets(folder);
  // An editor with a known name gets the line and column, too.
  const editor = join(folder, "code");
  await writeFile(editor, `#!/bin/sh\necho "$@" >> "$(dirname "$0")/opened"\n`, { mode: 0o755 });
  process.env.LAUNCH_EDITOR = editor;
  const reports: string[][] = [];
  const server = await startDevServer({
    file,
    port: 0,
    onChange: ({ diagnostics }) => reports.push(diagnostics.map(({ code }) => code)),
  });
  return {
    url: server.url,
    folder,
    file,
    original: await readFile(file, "utf8"),
    reports,
    end: async () => {
      await server.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
