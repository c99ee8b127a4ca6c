import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadContent } from "../../../scripts/lib/content/load-content.ts";

const sound = JSON.stringify({
  version: 1,
  site: { title: "Asha Rao", description: "An engineer.", url: "https://asharao.dev/" },
  profile: {
    name: "Asha Rao",
    role: "Engineer",
    emails: [],
    links: [],
    photo: { src: "assets/photo.png", alt: "{name}" },
  },
  pages: [{ path: "/", title: "Home", blocks: [{ type: "hero" }] }],
});

/** Milliseconds that this process has worked: how busy the machine is besides must not decide a test. */
function readWork(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "hostile-"));
  mkdirSync(join(folder, "site/assets"), { recursive: true });
  cpSync("tests/content/wrong/assets/photo.png", join(folder, "site/assets/photo.png"));
  cpSync("tests/content/wrong/assets/photo.png", join(folder, "private.png"));
});

afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, bytes: string | Uint8Array): string {
  const file = join(folder, "site", name);
  writeFileSync(file, bytes);
  return file;
}

async function codesOf(file: string): Promise<string[]> {
  const { content, diagnostics } = await loadContent(file);
  expect(content === undefined).toBe(diagnostics.some(({ severity }) => severity === "error"));
  return diagnostics.map(({ code }) => code);
}

describe("a file that can't be read as text is answered with one clear problem", () => {
  it.each<[string, () => string, string]>([
    ["a missing file", () => join(folder, "site/none.json"), "file-missing"],
    ["a file in a folder that isn't there", () => join(folder, "none/content.json"), "file-missing"],
    ["a path through a file", () => join(write("plain.json", "{}"), "content.json"), "file-missing"],
    ["a folder", () => join(folder, "site"), "file-is-folder"],
    ["a device", () => "/dev/null", "file-unreadable"],
    ["a name of ten thousand letters", () => join(folder, "x".repeat(10_000)), "file-unreadable"],
    ["thirty megabytes", () => write("large.json", "[".padEnd(30_000_000, " ")), "file-too-large"],
    [
      "UTF-16 with its mark",
      () => write("utf16.json", Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(sound, "utf16le")])),
      "utf-16",
    ],
    ["UTF-16 without its mark", () => write("utf16le.json", Buffer.from(sound, "utf16le")), "utf-16"],
    ["UTF-16, big end first", () => write("utf16be.json", Buffer.from(sound, "utf16le").swap16()), "utf-16"],
    ["Latin-1", () => write("latin1.json", Buffer.from('{ "site": "café" }', "latin1")), "not-utf-8"],
    [
      "an overlong form of a quotation mark",
      () => write("overlong.json", Buffer.from([0x7b, 0xc0, 0xa2, 0x7d])),
      "not-utf-8",
    ],
    ["a surrogate in UTF-8", () => write("surrogate.json", Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22])), "not-utf-8"],
    ["200,000 levels of lists", () => write("deep.json", "[".repeat(200_000) + "]".repeat(200_000)), "too-deep"],
    ["200,000 levels of objects", () => write("deep-objects.json", '{"a":'.repeat(200_000)), "too-deep"],
    ["an empty file", () => write("empty.json", ""), "empty-file"],
    ["a byte order mark", () => write("bom.json", `\ufeff${sound}`), "byte-order-mark"],
  ])("%s", async (_, make, code) => {
    const started = readWork();
    expect(await codesOf(make())).toEqual([code]);
    expect(readWork() - started).toBeLessThan(3000);
  });

  it("says where the text stops being UTF-8", async () => {
    const { diagnostics } = await loadContent(
      write("second-line.json", Buffer.from('{\n  "site": "café" }', "latin1")),
    );
    expect(diagnostics).toMatchObject([{ line: 2, column: 15, pointer: "/site", path: "`site`" }]);
  });

  it("offers the file that was likely meant", async () => {
    write("content.json", sound);
    const { diagnostics } = await loadContent(join(folder, "site/contnet.json"));
    expect(diagnostics[0]?.hint).toContain("content.json");
  });

  it("leads from a folder without a site to one with it, or to a new one", async () => {
    const { diagnostics } = await loadContent(join(folder, "elsewhere/content.json"));
    expect(diagnostics[0]?.hint).toMatch(/^Go to the folder of your site,.*my-site/);
  });

  it("finishes a file of a million mistakes, in work that grows with their number", async () => {
    const workFor = async (mistakes: number) => {
      const keys = Array.from({ length: mistakes }, (_, index) => `"k${index}":1`).join(",");
      const started = readWork();
      expect(new Set(await codesOf(write("many.json", `{${keys}}`)))).toEqual(new Set(["unknown-key", "missing-key"]));
      return readWork() - started;
    };
    const few = await workFor(75_000);
    // Four times as many; sixteen times the work would be that of each with each.
    expect(await workFor(300_000)).toBeLessThan(few * 12);
  });
});

describe("a picture is found from the content's own folder and nowhere else", () => {
  const withPhoto = (src: string) => sound.replace("assets/photo.png", src);

  it("from another working directory", async () => {
    const { content, images } = await loadContent(write("content.json", sound));
    expect(content).toBeDefined();
    expect(images.get("assets/photo.png")).toMatchObject({ width: 8, height: 8, format: "png" });
  });

  it("not through a link to a file outside", async () => {
    symlinkSync("../../private.png", join(folder, "site/assets/linked.png"));
    expect(await codesOf(write("linked.json", withPhoto("assets/linked.png")))).toEqual(["asset-outside"]);
  });

  it("not through a linked folder", async () => {
    symlinkSync("..", join(folder, "site/up"));
    expect(await codesOf(write("linked-folder.json", withPhoto("up/private.png")))).toEqual(["asset-outside"]);
  });

  it("through a link that stays inside", async () => {
    symlinkSync("photo.png", join(folder, "site/assets/same.png"));
    expect(await codesOf(write("inside.json", withPhoto("assets/same.png")))).toEqual([]);
  });

  it("not through a link to nothing, or to itself", async () => {
    symlinkSync("nothing.png", join(folder, "site/assets/dangling.png"));
    symlinkSync("loop.png", join(folder, "site/assets/loop.png"));
    expect(await codesOf(write("dangling.json", withPhoto("assets/dangling.png")))).toEqual(["missing-asset"]);
    expect(await codesOf(write("loop.json", withPhoto("assets/loop.png")))).toEqual(["missing-asset"]);
  });

  it("also an SVG, by what is in it", async () => {
    writeFileSync(
      join(folder, "site/assets/mark.svg"),
      '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="20"/>',
    );
    const drawing = (inside: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="20">${inside}</svg>`;
    for (const [inside, part] of [
      ["<script>alert(1)</script>", "<script>"],
      ['<rect onload="alert(1)"/>', "onload="],
      ['<a href=" java&#9;script:alert(1)"><rect/></a>', "href="],
      ['<set attributeName="href" to="javascript:alert(1)"/>', "<set>"],
      ["<foreignObject><p>x</p></foreignObject>", "<foreignobject>"],
    ]) {
      writeFileSync(join(folder, "site/assets/active.svg"), drawing(inside ?? ""));
      const { diagnostics } = await loadContent(write("active.json", withPhoto("assets/active.svg")));
      expect(diagnostics.map(({ message }) => message)).toEqual([expect.stringContaining(`it holds ${part},`)]);
    }
    writeFileSync(
      join(folder, "site/assets/lively.svg"),
      drawing('<style>rect{fill:red}</style><a href="#x"><rect/></a><set attributeName="x" to="5"/>'),
    );
    expect(await codesOf(write("lively.json", withPhoto("assets/lively.svg")))).toEqual([]);
    writeFileSync(join(folder, "site/assets/fake.svg"), "<html><body>no picture</body></html>");
    const { images } = await loadContent(write("svg.json", withPhoto("assets/mark.svg")));
    expect(images.get("assets/mark.svg")).toMatchObject({ width: 10, height: 20, format: "svg" });
    expect(await codesOf(write("fake.json", withPhoto("assets/fake.svg")))).toEqual(["not-an-image"]);
  });

  it("not a pipe, which would never end", async () => {
    execFileSync("sh", ["-c", 'mkfifo "$0"', join(folder, "site/assets/pipe.png")]);
    expect(await codesOf(write("pipe.json", withPhoto("assets/pipe.png")))).toEqual(["not-an-image"]);
  });
});
