import { execFileSync, spawnSync } from "node:child_process";
import { lstat, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { loadContent } from "../../../scripts/lib/content/load-content.ts";
import { commandWords } from "../../support/run-command.ts";

let folder: string;
const at = (name: string) => join(folder, name);

const content = {
  version: 1,
  site: { title: "Asha Rao", description: "An engineer.", url: "https://asha.dev/", languages: ["en", "de"] },
  profile: { name: "Asha Rao", role: "Engineer", emails: [], links: [] },
  pages: [{ path: "/", title: "Home", description: "What it says.", blocks: [{ type: "feed", source: "fifo" }] }],
};

/** Runs a command, which nobody writes anything to, and ends it where it hangs. */
function run(...words: string[]) {
  const [node, ...args] = commandWords(...words);
  const { status, stdout, stderr } = spawnSync(node, args, { encoding: "utf8", timeout: 60_000 });
  return { status, text: stdout + stderr };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "inputs-"));
  if (process.platform !== "win32") execFileSync("mkfifo", [at("fifo")]);
  await mkdir(at("folder"));
  await writeFile(at("content.json"), JSON.stringify(content));
});
afterAll(() => rm(folder, { recursive: true }));

describe.skipIf(process.platform === "win32")("an input that is no file", () => {
  const commands: Record<string, (input: string) => string[]> = {
    validate: (input) => ["validate", input],
    audit: (input) => ["audit", input],
    build: (input) => ["build", "--content", input, "--out", at("out")],
    migrate: (input) => ["migrate", "--content", input],
    translations: (input) => ["translations", "--content", input],
    "translations --from": (input) => ["translations", "--content", at("content.json"), "--from", input],
    import: (input) => ["import", input, "--out", at("out.json")],
    "new --from": (input) => ["new", at("out"), "--from", input],
    fetch: (input) => ["fetch", "--content", input],
  };
  const inputs = ["a FIFO", "a folder", "a device that never ends"] as const;
  const cases = Object.keys(commands).flatMap((command) => inputs.map((input) => [command, input] as const));

  /** What came of each, in one process: each start of a program takes longer than all of them. */
  let results: readonly unknown[];
  beforeAll(() => {
    const paths = { "a FIFO": at("fifo"), "a folder": at("folder"), "a device that never ends": "/dev/zero" };
    const calls = cases.map(([command, input]) => commands[command]?.(paths[input]));
    const script = join(import.meta.dirname, "run-calls.ts");
    const words = ["--import", "tsx", script, JSON.stringify(calls)];
    results = spawnSync(process.execPath, words, { encoding: "utf8", timeout: 300_000 })
      .stdout.split("\n")
      .filter(Boolean)
      .map((line): unknown => JSON.parse(line));
  });

  it.each(cases.map((names, index) => [...names, index] as const))(
    "is refused by %s in words and at once: %s",
    async (command, _, index) => {
      const { status, text } = z.object({ status: z.number(), text: z.string() }).parse(results[index]);
      expect({ status, text }).toEqual({
        status: command === "translations --from" ? expect.any(Number) : 2,
        text: expect.stringMatching(/can't be read|is a folder/),
      });
      expect(text).not.toMatch(/\n\s+at /);
      await expect(lstat(at("out"))).rejects.toThrow("ENOENT");
    },
  );

  it("is refused by fetch where content names it", () => {
    expect(run("fetch", "--content", at("content.json"))).toEqual({
      status: 2,
      text: expect.stringContaining("fifo can't be read (it is no ordinary file)."),
    });
  });

  it("is refused by new where it is in the new site's folder, and left there", async () => {
    await mkdir(at("site"));
    execFileSync("mkfifo", [at("site/content.json")]);
    const { status, text } = run("new", at("site"), "--yes");
    expect({ status, text }).toEqual({ status: 2, text: expect.stringContaining("it holds content.json.") });
    expect((await lstat(at("site/content.json"))).isFIFO()).toBe(true);
  });
});

describe.runIf(process.platform === "linux")("a folder whose files have odd names", () => {
  it("is checked: a post's name that isn't UTF-8 is reported, and the longest names can be linked", async () => {
    const long = "x".repeat(251);
    await mkdir(at("posts"));
    await writeFile(Buffer.concat([Buffer.from(at("posts/caf")), Buffer.of(0xe9), Buffer.from(".md")]), "# A");
    await writeFile(at(`${long}.pdf`), "%PDF-1.7\n");
    const page = { ...content.pages[0], blocks: [{ type: "hero", actions: [{ label: "PDF", to: `${long}.pdf` }] }] };
    const posts = { path: "/posts", title: "Posts", blocks: [{ type: "post-list", posts: "posts/*.md" }] };
    const value = { ...content, site: { ...content.site, languages: undefined }, pages: [page, posts] };
    await writeFile(at("odd.json"), JSON.stringify(value));
    const { diagnostics } = await loadContent(at("odd.json"));
    const errors = diagnostics.filter(({ severity }) => severity === "error").map(({ message }) => message);
    expect(errors).toEqual([expect.stringMatching(/posts\/caf\ufffd\.md.*its name isn't UTF-8; give it another/)]);
  });
});
