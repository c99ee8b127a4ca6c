import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { installPackage, type Owner } from "../../owner/installed-package.ts";
import { findNode, nodeMajors } from "../../owner/node-versions.ts";
import { findTestBrowser } from "../../setup/test-browser.ts";
import { sampleFile } from "../../support/sample.ts";

let ground: string;
beforeAll(async () => {
  ground = await mkdtemp(join(tmpdir(), "nodes-"));
});
afterAll(() => rm(ground, { recursive: true, maxRetries: 5 }));

describe.each(nodeMajors)("Node %i", (major) => {
  let node: string;
  let owner: Owner;

  beforeAll(async () => {
    node = await findNode(major, ground);
    expect(spawnSync(node, ["--version"], { encoding: "utf8" }).stdout).toMatch(new RegExp(`^v${major}\\.`));
  });
  afterAll(() => rm(owner.folder, { recursive: true, maxRetries: 5 }));

  it("makes the package, which an owner installs", async () => {
    const out = join(ground, `package-${major}`);
    await mkdir(out);
    const words = ["--import", "tsx", "scripts/package/package.ts", "--out", out];
    const { status, stderr } = spawnSync(node, words, { encoding: "utf8" });
    expect({ status, stderr }).toMatchObject({ status: 0 });
    const [tarball = ""] = (await readdir(out)).filter((name) => /^portfolio-from-json-\d.*\.tgz$/.test(name));
    owner = await installPackage(join(out, tarball), {
      offline: false,
      node,
      // A browser's own script asks for more than Node.
      env: { CHROME_PATH: await findTestBrowser(), PATH: [dirname(node), process.env["PATH"]].join(delimiter) },
    });
    await cp(dirname(sampleFile), owner.folder, { recursive: true });
  });

  it("checks content, and builds it", async () => {
    expect(owner.run("validate")).toMatchObject({ status: 0 });
    expect(owner.run("build")).toMatchObject({ status: 0 });
    expect(await readFile(join(owner.folder, "dist/about/index.html"), "utf8")).toContain("ABOUT ME");
  });

  it("shows an edit in dev", async () => {
    const server = owner.start("dev", "--port", "0");
    let said = "";
    server.stdout?.on("data", (text: Buffer) => {
      said += text.toString("utf8");
    });
    await expect.poll(() => said).toMatch(/http:\S+/);
    const page = async () => (await fetch(new URL("about/", /http:\S+/.exec(said)?.[0]))).text();
    expect(await page()).toContain("ABOUT ME");
    const file = join(owner.folder, "content.json");
    await writeFile(file, (await readFile(file, "utf8")).replace('"ABOUT ME"', '"ABOUT US"'));
    await expect.poll(page).toContain("ABOUT US");
    const end = once(server, "exit");
    server.kill();
    await end;
  });

  it("prints a CV", async () => {
    expect(owner.run("pdf", "--out", "printed.pdf")).toMatchObject({ status: 0 });
    expect((await readFile(join(owner.folder, "printed.pdf"))).subarray(0, 5).toString()).toBe("%PDF-");
  });
});
