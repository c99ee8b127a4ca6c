import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { expect, inject, it } from "vitest";
import { addAppFiles, buildApp } from "../../../scripts/lib/app/app-build.ts";
import { loadContent } from "../../../scripts/lib/content/load-content.ts";
import { collectPictures } from "../../../scripts/lib/images/collect-pictures.ts";
import { writeSite } from "../../../scripts/lib/site/build-site.ts";
import { listSite } from "../../../scripts/lib/site/list-site.ts";
import { readParts } from "../../../scripts/lib/site/read-parts.ts";
import { verifySite } from "../../../scripts/lib/site/verify-site.ts";
import { contentArbitrary } from "../../support/arbitrary/content.ts";
import { copySampleAssets, samplePhoto } from "../../support/sample.ts";

/** So that a failure can be had again; `SEED` gives other documents. */
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
const documents = contentArbitrary({ meaningful: true, files: [samplePhoto] });
const fewest = 11;

it("finds a sound site, each link and anchor there, in whatever content the check lets through", async () => {
  const folder = join(inject("project"), "sound-content");
  await copySampleAssets(folder);
  await writeFile(join(folder, "cv.pdf"), "%PDF-1.7\n");
  const app = await buildApp();
  const file = join(folder, "content.json");
  const out = join(folder, "site");
  let built = 0;
  const end = Date.now() + 30_000;
  await fc.assert(
    fc.asyncProperty(documents, async (document) => {
      // A busy machine takes longer for as many as are worth something.
      if (built >= fewest && Date.now() > end) return;
      await writeFile(file, JSON.stringify(document));
      const loaded = await loadContent(file);
      if (!loaded.content) return;
      built += 1;
      await rm(out, { recursive: true, force: true });
      const parts = await readParts(loaded, loaded.content);
      const site = listSite(parts, app, collectPictures());
      const written = await writeSite(out, site.files);
      await addAppFiles(app, out);
      await verifySite(out, { base: site.base, pages: await site.readFacts(), written });
    }),
    { seed, numRuns: 200, endOnFailure: true },
  );
  console.log(`${built} sites are sound (SEED=${seed}).`);
  expect(built).toBeGreaterThanOrEqual(fewest);
});
