import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { callCommand } from "../../support/call-command.ts";
import { openLocalNetwork } from "../../support/network/local-network.ts";

const feed = `<rss><channel><title>Notes</title>
<item><title>First</title><link>https://asha.example/first</link></item></channel></rss>`;

const asked: string[] = [];
const network = openLocalNetwork();
let base: string;
let folder: string;
beforeAll(async () => {
  base = await network.serve(({ url = "" }, response) => {
    asked.push(url);
    if (url === "/feed") return response.end(feed);
    if (url === "/other-protocol") return response.writeHead(101, { connection: "Upgrade", upgrade: "h2c" }).end();
    if (url.startsWith("/users/asharao/")) return response.end("[]");
    response.writeHead(url === "/gone" ? 410 : 503).end();
  });
});
beforeEach(async () => {
  asked.length = 0;
  folder = await mkdtemp(join(tmpdir(), "refresh-"));
  return () => rm(folder, { recursive: true });
});

const repositoriesOf = (github: string) => JSON.stringify({ github, repositories: [] });
const entriesOf = (...paths: string[]) => JSON.stringify({ feeds: paths.map((path) => base + path), entries: [] });

/** Fetches again what a content shows, which names these files in this order. */
async function refresh(files: Record<string, string>, missing: readonly string[] = []) {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const blocks = [...Object.keys(files), ...missing].map((source) => ({
    type: source.startsWith("github") ? "repositories" : "feed",
    source,
  }));
  const content = join(folder, "content.json");
  await writeFile(content, JSON.stringify({ pages: [{ blocks }] }));
  return callCommand(["fetch", "--content", content], { GITHUB_API_URL: base, GITHUB_TOKEN: "" });
}

const read = (name: string) => readFile(join(folder, name), "utf8");

it("every source is fetched, also after a failure, and all failures are reported", async () => {
  const files = {
    "github-away.json": repositoriesOf("nobody"),
    "feeds.json": entriesOf("/gone", "/feed", "/broken"),
    "notes.json": entriesOf("/feed"),
    "github.json": repositoriesOf("asharao"),
    "feed-mine.json": "my own notes",
  };
  const { status, stdout, stderr } = await refresh(files, ["feed-none.json", "../feed.json"]);
  expect(status).toBe(2);
  expect(stderr.trim().split("\n")).toEqual([
    "github-away.json is not fetched again:",
    "GitHub has trouble of its own (503). Try again later.",
    "feeds.json is not fetched again:",
    `There is no feed at ${base}/gone (410). Look at its address.`,
    `${base}/broken has trouble of its own (503). Try again later.`,
    "feed-mine.json is not fetched again:",
    expect.stringContaining("has another form than this command writes. Mend it, or delete it"),
    "feed-none.json is not fetched again:",
    'There is no such file. Once, run "npm run fetch -- feed https://… --out feed-none.json".',
    "../feed.json is not fetched again:",
    expect.stringMatching(/^It is outside the folder of .*content\.json\. Name a file within it\.$/),
  ]);
  for (const name of ["github-away.json", "feeds.json", "feed-mine.json"] as const)
    expect(await read(name)).toBe(files[name]);
  expect(JSON.parse(await read("notes.json"))).toEqual({
    feeds: [`${base}/feed`],
    entries: [{ title: "First", url: "https://asha.example/first", from: "Notes" }],
  });
  expect(JSON.parse(await read("github.json"))).toEqual({ github: "asharao", repositories: [] });
  expect(stdout).toMatch(/notes\.json is written: 1 entry\.\n.*github\.json is written: 0 entries\./);
});

it("a server that demands another protocol is reported, and the next feed is fetched", async () => {
  const file = join(folder, "feed.json");
  const feeds = [`${base}/other-protocol`, `${base}/feed`];
  const { status, stderr } = await callCommand(["fetch", "feed", ...feeds, "--out", file]);
  expect([status, stderr]).toEqual([2, expect.stringContaining("/other-protocol can't be reached")]);
  expect(asked).toContain("/feed");
});

it("a failed feed leaves its file unchanged, and the others are still fetched", async () => {
  const file = join(folder, "feed.json");
  const { status, stderr } = await callCommand(["fetch", "feed", `${base}/gone`, `${base}/feed`, "--out", file]);
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: `There is no feed at ${base}/gone (410). Look at its address.\n`,
  });
  expect(asked).toEqual(["/gone", "/feed"]);
  await expect(readFile(file)).rejects.toThrow("ENOENT");
});
