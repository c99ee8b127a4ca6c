import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { chromium } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hashPaths } from "../../../scripts/lib/files/hash-files.ts";
import { browserArguments } from "../../../scripts/lib/pdf/find-browser.ts";
import { makePackage } from "../../../scripts/package/make-package.ts";
import { installPackage, measureModules, type Owner } from "../../owner/installed-package.ts";
import { findTestBrowser } from "../../setup/test-browser.ts";
import { fuzzServer, sendRaw } from "../../support/hostile/raw-requests.ts";
import { runCommand } from "../../support/run-command.ts";
import { sampleFile } from "../../support/sample.ts";
import { portfolioFile } from "../../support/site/portfolios.ts";

/** Between them they need every part that the program loads only where it is used: formulas, code, references, icons. */
const portfolios = ["developer", "researcher"];

/** Where a browser is found whatever the environment says. */
const wellKnown = ["/snap/bin/chromium", "/opt/google/chrome/chrome", "/Applications/Google Chrome.app"];

let ground: string;
let owner: Owner;

beforeAll(async () => {
  ground = await mkdtemp(join(tmpdir(), "packed-"));
  const tarball = await makePackage(ground);
  // What npm has kept of the first it has for the second, without any network.
  const first = await installPackage(tarball, { offline: false });
  await rm(first.folder, { recursive: true });
  owner = await installPackage(tarball, { offline: true });
  await cp(dirname(sampleFile), owner.folder, { recursive: true });
});
afterAll(async () => {
  await rm(owner.folder, { recursive: true, maxRetries: 5 });
  await rm(ground, { recursive: true });
});

it("takes at most 48 MB and 10 packages, with all that comes with it", () => {
  const { bytes, packages } = measureModules(join(owner.folder, "node_modules"));
  expect(bytes / 2 ** 20).toBeLessThanOrEqual(48);
  expect(packages).toBeLessThanOrEqual(10);
  expect(packages).toBeGreaterThan(2);
});

it("checks content, and ends with 1 where there is a mistake, with its place", async () => {
  expect(owner.run("validate")).toMatchObject({ status: 0 });
  const text = await readFile(join(owner.folder, "content.json"), "utf8");
  await writeFile(join(owner.folder, "wrong.json"), text.replace('"role"', '"rle"'));
  const { status, stdout } = owner.run("validate", "wrong.json");
  expect({ status, stdout }).toEqual({
    status: 1,
    stdout: expect.stringMatching(/wrong\.json:\d+:\d+, `profile\.rle`/),
  });
});

describe("builds byte for byte what the checkout builds", () => {
  it.each(portfolios)("of %s", async (who) => {
    const from = dirname(portfolioFile(who));
    const file = join(owner.folder, who, "content.json");
    await cp(from, dirname(file), { recursive: true });
    const [ofPackage, ofCheckout] = [join(ground, `${who}-package`), join(ground, `${who}-checkout`)];
    expect(owner.run("build", "--content", file, "--out", ofPackage)).toMatchObject({ status: 0 });
    expect(runCommand(["build", "--content", file, "--out", ofCheckout])).toMatchObject({ status: 0 });
    expect(await hashPaths(ofPackage, ["."])).toBe(await hashPaths(ofCheckout, ["."]));
  });

  it("of many sites at once", async () => {
    const out = join(ground, "many");
    const { status, stdout } = owner.run("build", "--content", "*/content.json", "--out", out);
    expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringMatching(/^Built \d of \d sites/) });
    for (const who of portfolios) {
      expect(await hashPaths(join(out, who), ["."])).toBe(await hashPaths(join(ground, `${who}-checkout`), ["."]));
    }
  });
});

/** Starts a server of the program; returns its address and what stops it. */
async function serve(...words: string[]) {
  const server = owner.start(...words, "--port", "0");
  let said = "";
  server.stdout?.on("data", (text: Buffer) => {
    said += text.toString("utf8");
  });
  await expect.poll(() => said, { timeout: 60_000 }).toMatch(/http:\S+/);
  const stop = async () => {
    const end = once(server, "exit");
    server.kill();
    await end;
  };
  return { url: /http:\S+/.exec(said)?.[0] ?? "", stop };
}

it("serves what was built last", async () => {
  const { url, stop } = await serve("preview", "--out", join(ground, "developer-package"));
  const answer = await fetch(url);
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(await answer.text()).toContain("<h1");
  await stop();
});

it("shows every edit on the open page, and a mistake over it", async () => {
  const file = join(owner.folder, "content.json");
  const text = await readFile(file, "utf8");
  const { url, stop } = await serve("dev");
  const browser = await chromium.launch({ executablePath: await findTestBrowser(), args: browserArguments() });
  const page = await browser.newPage();
  const told = page.waitForRequest(/\/@app\/events/);
  await page.goto(`${url}about/`);
  await told;
  await page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));
  const heading = () => page.locator("#_content h1").textContent();
  await writeFile(file, text.replace('"ABOUT ME"', '"ABOUT US"'));
  await expect.poll(heading).toBe("ABOUT US");
  await writeFile(file, text.replace('"ABOUT ME"', '"ABOUT ME'));
  await expect.poll(() => page.getByRole("alertdialog").count()).toBe(1);
  await writeFile(file, text);
  await expect.poll(() => page.getByRole("alertdialog").count()).toBe(0);
  await expect.poll(heading).toBe("ABOUT ME");
  expect(await page.locator("html[data-same-document]").count()).toBe(1);
  await browser.close();
  await stop();
});

it("its dev server and preview are as before after a thousand requests that chance made, and refuse other sites", async () => {
  for (const words of [["dev"], ["preview", "--out", join(ground, "developer-package")]]) {
    const { url, stop } = await serve(...words);
    const home = await (await fetch(url)).text();
    const { wronglyAnswered } = await fuzzServer(url);
    expect(wronglyAnswered).toEqual([]);
    const { host } = new URL(url);
    for (const lines of ["Host: evil.example", `Host: ${host}\r\nOrigin: http://evil.example`]) {
      const answer = await sendRaw(url, `GET / HTTP/1.1\r\n${lines}\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 4(?:03|21) /);
    }
    expect(await (await fetch(url)).text()).toBe(home);
    await stop();
  }
});

it("makes content of a résumé that editors find the package's schema for", async () => {
  const resume = { basics: { name: "Asha Rao", label: "Engineer", email: "asha@asha.example" } };
  await writeFile(join(owner.folder, "resume.json"), JSON.stringify(resume));
  expect(owner.run("import", "resume.json", "--out", "of-resume.json")).toMatchObject({ status: 0 });
  const { $schema }: { $schema: string } = JSON.parse(await readFile(join(owner.folder, "of-resume.json"), "utf8"));
  expect($schema).toBe("./node_modules/portfolio-from-json/schema/content.schema.json");
  expect(existsSync(join(owner.folder, $schema))).toBe(true);
});

it.skipIf(wellKnown.some(existsSync))("says kindly that a CV needs a browser", () => {
  const { status, stdout, stderr } = owner.run("pdf");
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toMatch(/^No Chromium or Chrome was found\. Install one \(.*\), or set CHROME_PATH to .*\n$/m);
});
