import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findBrowser } from "../../scripts/lib/pdf/find-browser.ts";
import { type SiteServer, serveSite } from "../../scripts/lib/serve/serve-site.ts";
import { buildSample } from "./build-sample.ts";
import { sites } from "./sites.ts";
import { findTestBrowser, wholeBrowser } from "./test-browser.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/**
 * Before the browser tests: finds a browser, builds the sample as a site for each place, with what
 * `npm run build` builds with, and serves them as static hosts do.
 * @returns what stops the servers
 */
export default async function buildSites(): Promise<() => Promise<void>> {
  process.env[wholeBrowser] = await findBrowser();
  process.env.CHROME_PATH = await findTestBrowser();
  await mkdir(join(root, ".cache"), { recursive: true });
  // A folder for each run: others may be under way.
  const ground = await mkdtemp(join(root, ".cache/e2e-"));
  const servers: SiteServer[] = [];
  for (const [name, { path, variable }] of Object.entries(sites)) {
    const out = await buildSample(join(ground, name), path);
    const server = await serveSite(out, { base: path.replace(/\/$/, ""), port: 0 });
    process.env[variable] = server.url;
    process.env[`${variable}_FOLDER`] = out;
    servers.push(server);
  }
  return async () => {
    await Promise.all(servers.map((server) => server.close()));
    await rm(ground, { recursive: true, force: true });
  };
}
