import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { serveFolder } from "../../../scripts/lib/serve/serve-site.ts";

it.each([
  ["holds nothing", undefined],
  ["holds a page's data that is cut short", '{"page":{"she'],
  ["holds the data of another program", '{"page":1}'],
])("says that there is no site, and what to do, where a folder %s", async (_name, data) => {
  const folder = await mkdtemp(join(tmpdir(), "serve-folder-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  if (data !== undefined) await writeFile(join(folder, "page.json"), data);
  await expect(serveFolder(folder, 0)).rejects.toThrow(/^There is no site in .*\. Build one first: npm run build$/);
});
