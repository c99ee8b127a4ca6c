import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hashPaths, listFiles } from "../../../scripts/lib/files/hash-files.ts";
import { buildSite } from "../../../scripts/lib/site/build-site.ts";
import { node, props } from "../../../src/data-attributes.ts";
import { callCommand } from "../../support/call-command.ts";
import { copySampleAssets, sampleFile } from "../../support/sample.ts";

let place: string;
let content: string;

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "build-"));
  await copySampleAssets(place);
  await cp(sampleFile, join(place, "content.json"));
  content = join(place, "content.json");
});
afterAll(() => rm(place, { recursive: true }));

const hash = (folder: string) => hashPaths(folder, ["."]);

/** Calls the build command as an owner does. */
function runBuild(...words: string[]) {
  return callCommand(["build", "--content", content, ...words]);
}

describe("a build", () => {
  it("makes the same bytes of the same content, wherever it puts them", async () => {
    const [one, two] = [join(place, "one"), join(place, "elsewhere/two")];
    expect((await buildSite(content, one)).pages).toBe(5);
    expect((await buildSite(content, two)).pages).toBe(5);
    expect(await hash(two)).toBe(await hash(one));
    expect(await readdir(join(place, "elsewhere"))).toEqual(["two"]);
  });

  it("says nothing of the nodes that pages show, and has none of the code that does", async () => {
    const out = join(place, "plain");
    await buildSite(content, out);
    const files = await listFiles(out);
    const texts = await Promise.all(files.map((file) => readFile(file, "latin1")));
    expect(files.filter((_, index) => texts[index]?.includes(node))).toEqual([]);
    // Scripts are among them.
    expect(texts.some((text) => text.includes(props))).toBe(true);
  });

  it("leaves the last site as it was where the content is refused", async () => {
    const out = join(place, "refused");
    await buildSite(content, out);
    const before = await hash(out);
    const broken = join(place, "broken.json");
    await writeFile(broken, (await readFile(content, "utf8")).replace('"pages"', '"pagse"'));
    expect((await buildSite(broken, out)).outcome).toBe("refused");
    expect(await hash(out)).toBe(before);
  });

  it("makes a site whole again that somebody has damaged", async () => {
    const out = join(place, "damaged");
    await buildSite(content, out);
    const before = await hash(out);
    await rm(join(out, "about"), { recursive: true });
    await writeFile(join(out, "404.html"), "");
    expect((await buildSite(content, out)).outcome).not.toBe("unchanged");
    expect(await hash(out)).toBe(before);
  });
});

describe("the build command", () => {
  it("ends with 2 and one plain paragraph where the folder holds a stranger's files", async () => {
    const out = join(place, "thesis");
    await mkdir(out);
    await writeFile(join(out, "thesis.txt"), "three years of work");
    const { status, stdout, stderr } = await runBuild("--out", out);
    expect(status).toBe(2);
    expect(stdout).toBe("");
    expect(stderr).toMatch(
      /^A site can't be built into .*thesis: it holds files that are no site of this project\..*\n$/,
    );
    expect(await readdir(out)).toEqual(["thesis.txt"]);
  });

  it("exits with 2 if a file is in the way, also above the folder", async () => {
    const file = join(place, "note.txt");
    await writeFile(file, "a note");
    expect(await runBuild("--out", file)).toMatchObject({ status: 2, stdout: "" });
    const { status, stderr } = await runBuild("--out", join(file, "site"));
    expect(status).toBe(2);
    expect(stderr).toContain("note.txt/site needs a folder. Choose another folder with --out.");
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(await readFile(file, "utf8")).toBe("a note");
  });
});
