import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { readServed } from "../../../scripts/lib/serve/serve-file.ts";
import { commandWords } from "../../support/run-command.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

let ground: string;
let site: string;

beforeAll(async () => {
  ground = await realpath(await mkdtemp(join(tmpdir(), "served-files-")));
  site = join(ground, "site");
  await mkdir(join(site, "folder"), { recursive: true });
  await writeFile(join(ground, "secret.txt"), "secret");
  await writeFile(join(site, "index.html"), "<title>Home</title>");
  await writeFile(join(site, "page.json"), '{"page":{"shell":{"base":""}}}');
});
afterAll(() => rm(ground, { recursive: true }));

const read = (path: string) => readServed(site, path);

describe.skipIf(process.platform === "win32")("what is no file of a served folder", () => {
  it("stops preview neither as its data, as its headers nor as a page, and is answered as lost", async () => {
    execFileSync(
      "mkfifo",
      ["pipe.txt", "_headers", "404.html"].map((name) => join(site, name)),
    );
    const socket = createServer().listen(join(site, "socket"));
    onTestFinished(() => void socket.close());
    const [node, ...words] = commandWords("preview", "--out", site, "--port", "0");
    const preview: ChildProcess = spawn(node, words, { cwd: root });
    onTestFinished(() => void preview.kill("SIGKILL"));
    let output = "";
    preview.stdout?.on("data", (text) => {
      output += text;
    });
    await expect.poll(() => output).toMatch(/http:\S+/);
    const url = /http:\S+/.exec(output)?.[0] ?? "";
    for (const path of ["pipe.txt", "_headers", "socket", "folder", "pipe.txt/", "x".repeat(5_000)]) {
      expect([path, (await fetch(url + path)).status]).toEqual([path, 404]);
    }
    expect(await (await fetch(url)).text()).toBe("<title>Home</title>");
    preview.kill();
    await once(preview, "exit");
    await rm(join(site, "page.json"));
    execFileSync("mkfifo", [join(site, "page.json")]);
    const refused = spawn(node, words, { cwd: root });
    onTestFinished(() => void refused.kill("SIGKILL"));
    expect((await once(refused, "exit"))[0]).toBe(2);
  });

  it("is not read through a link that leads out of the folder, by a file or by a folder", async () => {
    await symlink(join(ground, "secret.txt"), join(site, "link.txt"));
    await symlink("../secret.txt", join(site, "relative.txt"));
    await symlink(ground, join(site, "above"));
    await symlink("/dev/zero", join(site, "zero"));
    await symlink("link.txt", join(site, "link-to-a-link.txt"));
    for (const path of [
      "link.txt",
      "relative.txt",
      "above/secret.txt",
      "zero",
      "link-to-a-link.txt",
      "above/site/index.html",
    ]) {
      const isInside = path === "above/site/index.html";
      expect([path, read(path)]).toEqual([path, isInside ? "<title>Home</title>" : undefined]);
    }
  });

  it("is not read through links in a circle", async () => {
    await symlink("circle", join(site, "circle"));
    await symlink(".", join(site, "here"));
    expect(read("circle")).toBeUndefined();
    expect(read("circle/index.html")).toBeUndefined();
    expect(read(`${"here/".repeat(20)}index.html`)).toBe("<title>Home</title>");
    expect(read(`${"here/".repeat(2_000)}index.html`)).toBeUndefined();
  });

  it("is not read where its names are too long or its owner keeps it to himself", async () => {
    expect(read("x".repeat(300))).toBeUndefined();
    expect(read("x/".repeat(5_000))).toBeUndefined();
    await chmod(ground, 0o755);
    await writeFile(join(site, "own.txt"), "own", { mode: 0o600 });
    await chmod(join(site, "own.txt"), process.getuid?.() === 0 ? 0o600 : 0);
    // Nothing is kept from root.
    if (process.getuid?.() === 0) process.seteuid?.(65_534);
    try {
      expect(read("index.html")).toBe("<title>Home</title>");
      expect(read("own.txt")).toBeUndefined();
    } finally {
      process.seteuid?.(process.getuid?.() ?? 0);
    }
  });
});

it("a served folder may itself be a link, and its files may have links of their own within it", async () => {
  await symlink(site, join(ground, "current"), "junction");
  expect(readServed(join(ground, "current"), "index.html")).toBe("<title>Home</title>");
});
