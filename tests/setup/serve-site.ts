import { rm } from "node:fs/promises";
import { findBrowser } from "../../scripts/lib/find-browser.ts";
import { runCommand, startServer } from "./commands.ts";

const out = ".cache/e2e/site";

/**
 * Before the browser tests: finds a browser, builds the site with the command that owners use, and serves it with the
 * one that shows it to them. `SITE_URL`, when set, names a site that is served already, and nothing is built.
 * @returns what stops the server
 */
export default async function serveSite(): Promise<() => Promise<void>> {
  process.env.CHROME_PATH = await findBrowser();
  if (process.env.SITE_URL) return async () => {};
  await rm(out, { recursive: true, force: true });
  await runCommand("build", ["--out", out]);
  const server = await startServer("preview", ["--out", out, "--port", "0"]);
  process.env.SITE_URL = server.url;
  return server.stop;
}
