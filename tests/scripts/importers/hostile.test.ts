import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CommandError } from "../../../scripts/lib/cli/command.ts";
import { readSource } from "../../../scripts/lib/importers/read-source.ts";
import { runImport } from "../../../scripts/lib/importers/run-import.ts";
import { settle } from "../../../scripts/lib/importers/tree/settle.ts";
import { listLeaves, treeOf, Value } from "../../../scripts/lib/importers/tree/value.ts";
import { callCommand } from "../../support/call-command.ts";
import { fixtureFile } from "../../support/importers/fixtures.ts";
import { plain } from "../../support/importers/plain.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "sources-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, content: string | Uint8Array) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

/** LinkedIn's archive of the tables of the fixture, as it is sent. */
function zipTables(others: Record<string, Uint8Array> = {}): Uint8Array {
  const from = fixtureFile("linkedin");
  const tables = readdirSync(from).map((name) => [name, new Uint8Array(readFileSync(join(from, name)))] as const);
  return zipSync({ ...Object.fromEntries(tables), ...others });
}

/** A zip archive that tells another size of its one table than it has once it is unpacked. */
function lyingZip(text: string, size: number): Uint8Array {
  const bytes = zipSync({ "Positions.csv": strToU8(text) });
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  for (let at = 0; at < bytes.length - 4; at += 1) {
    const mark = view.getUint32(at, true);
    if (mark === 0x04034b50) view.setUint32(at + 22, size, true);
    if (mark === 0x02014b50) view.setUint32(at + 24, size, true);
  }
  return bytes;
}

/** The bit that says so, in the head of the first file. */
function markEncrypted(bytes: Uint8Array): Uint8Array {
  bytes[6] = (bytes[6] ?? 0) | 1;
  return bytes;
}

const deep = (open: string, close: string, levels: number) => open.repeat(levels) + close.repeat(levels);
const cv = "cv:\n  name: Asha Rao\n  sections:\n    about: ";

describe("an import", () => {
  it("reads an archive as it reads the folder into which it was unpacked, wherever its paths lead", async () => {
    const file = write(
      "export.zip",
      zipTables({ "../../etc/Skills2.csv": strToU8("Name\nx\n"), "rich/photo.jpg": new Uint8Array(9) }),
    );
    const [zipped, unpacked] = [await readSource(file), await readSource(fixtureFile("linkedin"))];
    expect(plain(zipped.resume)).toEqual(plain(unpacked.resume));
    expect(zipped.leftOut.map(({ message }) => message).join()).toContain("not read: Connections, Skills2.");
    expect(readdirSync(folder)).toEqual(["export.zip"]);
  });

  it("reports an empty folder", async () => {
    mkdirSync(join(folder, "empty"));
    await expect(readSource(join(folder, "empty"))).rejects.toThrow("is a folder");
  });

  it("takes no table of a folder that is a link to somewhere else", async () => {
    mkdirSync(join(folder, "linked"));
    symlinkSync(write("secret.csv", "Name\nSecret\n"), join(folder, "linked/Skills.csv"));
    await expect(readSource(join(folder, "linked"))).rejects.toThrow("a link to a file outside its folder");
  });

  it("keeps keys that objects have by nature as what they are: words of the file", async () => {
    const file = write("proto.yaml", "cv:\n  name: Asha Rao\n  __proto__:\n    polluted: yes\n  constructor: x\n");
    const { resume } = await readSource(file);
    expect(JSON.stringify(resume)).toContain('"__proto__":{"polluted":"yes"}');
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });

  it("finds the values of a list that is longer than the arguments that a call may have", () => {
    const skills = Array.from({ length: 150_000 }, () => "a");
    expect(listLeaves(treeOf(skills)).filled).toHaveLength(150_000);
  });

  it("reports a duplicate key in JSON, and uses the last one", async () => {
    const file = write("twice.json", '{\n"basics": { "name": "A", "name": "Asha Rao" } }');
    const { resume, notes } = await readSource(file);
    expect(plain(resume)).toEqual({ basics: { name: "Asha Rao" } });
    expect(notes).toEqual([
      { path: `${file}:2:26`, message: '"name" stands a second time there, and only the last was read.' },
    ]);
  });

  it("reads what YAML merges as what is there, and nearer words before those that are further", async () => {
    const bases = "a: &a { name: A, headline: Engineer }\nb: &b { name: B, phone: '+91 98765 43210' }\n";
    const file = write("merged.yaml", `${bases}cv:\n  <<: [*a, *b]\n  location: Pune\n`);
    const { resume } = await readSource(file);
    expect(plain(resume)).toMatchObject({ basics: { name: "A", label: "Engineer", location: { city: "Pune" } } });
  });

  it("takes no text for a value that a script hands to something unknown", async () => {
    const script = `const user = require("fs").readFileSync("/etc/passwd");
      export default { github: { username: user }, seo: { title: emoji("Portfolio of Asha Rao") } };`;
    const { resume, leftOut } = await readSource(write("gitprofile.config.js", script));
    expect(JSON.stringify(resume)).not.toContain("passwd");
    expect(plain(resume)).toMatchObject({ basics: { name: "Asha Rao" } });
    expect(leftOut.map(({ message }) => message).join()).toContain("is computed in the script");
  });

  it("says how a file was read that would make a hollow site, and how to say what it is", async () => {
    const file = write("both.json", '{ "basics": { "name": "Asha" }, "orcid-identifier": { "uri": "x" } }');
    const { status, stderr } = await callCommand(["import", file, "--out", join(folder, "both-out.json")]);
    expect(status).toBe(1);
    expect(stderr).toContain("It was read as a file of ORCID; if it is another, say so with --from.");
    const wrong = await callCommand(["import", write("w.zip", zipTables()), "--from", "rendercv", "--out", "no.json"]);
    expect(wrong).toMatchObject({ status: 2, stderr: expect.stringContaining("nothing of rendercv's") });
  });

  it("gets what a file is where the file doesn't tell, and what it may be", async () => {
    const file = write("config.txt", readFileSync(fixtureFile("gitprofile")));
    const out = join(folder, "said.json");
    const { status } = await callCommand(["import", file, "--from", "gitprofile", "--out", out]);
    expect(status).toBe(0);
    const { stderr } = await callCommand(["import", file, "--from", "myspace", "--out", join(folder, "no.json")]);
    expect(stderr).toMatch(/--from takes .*linkedin.*, not "myspace"/);
  });
});

describe("refuses, and writes nothing, ", () => {
  it.each<[string, string, () => string | Uint8Array, string]>([
    ["an archive that is cut off", "cut.zip", () => zipTables().subarray(0, 2000), "Is it whole?"],
    [
      "an archive of other things",
      "other.zip",
      () => zipSync({ "a.txt": strToU8("x") }),
      "is of no form that is known",
    ],
    ["a bomb", "bomb.zip", () => zipSync({ "Positions.csv": new Uint8Array(60_000_000) }), "too large a table"],
    ["a bomb that lies", "liar.zip", () => lyingZip("Title,Company Name\n".repeat(500_000), 40), "liar.zip"],
    [
      "a table of another encoding",
      "latin.zip",
      () => zipTables({ "Skills.csv": Buffer.from("Name\nLöten\n", "latin1") }),
      "Skills.csv in",
    ],
    ["an encrypted archive", "secret.zip", () => markEncrypted(zipTables()), "Unpack it with its password"],
    ["a PDF", "cv.pdf", () => Buffer.from("%PDF-1.7\n\xff\xfe", "latin1"), "is a PDF"],
    ["a picture", "me.png", () => Buffer.from("89504e470d0a1a0a00000000ff", "hex"), "is no text: a picture"],
    ["one table alone", "Skills.csv", () => "Name\nRust\n", "Name the folder that it stands in"],
    ["nothing", "nothing.json", () => "\ufeff \n", "has nothing in it"],
    ["two documents", "two.yaml", () => "cv:\n  name: A\n---\ncv:\n  name: B\n", "two.yaml:3:1: another document"],
    ["fifty megabytes of text", "large.yaml", () => " ".repeat(50_000_000), "5.0 MB"],
    ["fifty megabytes of archive", "large.zip", () => Buffer.concat([zipTables(), Buffer.alloc(50_000_000)]), "40 MB"],
    [
      "a document type",
      "type.xml",
      () => '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
      "type.xml:1:1: it has a document type",
    ],
    ["XML that isn't closed", "open.xml", () => "<Candidate>\n  <a></Candidate>", "open.xml:2:6"],
    ["XML without end", "deep.xml", () => deep("<a>", "</a>", 50_000), "deep.xml"],
    ["YAML that isn't any", "wrong.yaml", () => "cv:\n  name: [Asha\n", "wrong.yaml:3:1: "],
    [
      "aliases that multiply",
      "laughs.yaml",
      () =>
        `a: &a [x,x,x,x,x,x,x,x,x]\n${[..."bcdefghi"].map((key, at) => `${key}: &${key} [${Array(9).fill(`*${"abcdefghi"[at]}`).join()}]`).join("\n")}\ncv: *i\n`,
      "far more than is written in it",
    ],
    [
      "an alias within itself",
      "self.yaml",
      () => "cv: &a\n  name: Asha\n  sections: { about: *a }\n",
      "levels within each other",
    ],
    ["YAML without end", "deep.yaml", () => cv + deep("[", "]", 20_000), "levels within each other"],
    [
      "JSON without end",
      "deep.json",
      () => `{"orcid-identifier":{},"person":${deep("[", "]", 30_000)}}`,
      "levels within each other",
    ],
    [
      "a script with a mistake",
      "wrong.js",
      () => "export default { github: {\n  username: }",
      "wrong.js:2:13: Unexpected token",
    ],
    ["a script without end", "deep.ts", () => `export default ${deep("[", "]", 50_000)}`, "levels within each other"],
    [
      "constants that name each other",
      "circle.js",
      () => "const a = b; const b = a; export default { github: { username: a } };",
      "levels within each other",
    ],
    ["a script of something else", "other.js", () => "export const answer = 42;", "is of no form that is known"],
    ["YAML of something else", "other.yaml", () => "on: push\n", "is of no form that is known"],
    ["XML of something else", "other.xml", () => "<rss/>", "is of no form that is known"],
  ])("%s", async (_, name, make, message) => {
    const source = write(name, make());
    const out = join(folder, "refused.json");
    const refusal = await runImport({ source, out, language: undefined, force: false, anyway: false }).catch(
      (error: unknown) => error,
    );
    expect(refusal).toBeInstanceOf(CommandError);
    expect(String(refusal)).toContain(message);
    expect(String(refusal)).not.toMatch(/\n\s+at /);
    expect(readdirSync(folder).filter((file) => file.startsWith("refused"))).toEqual([]);
  });
});

it("never runs what it reads", async () => {
  const file = write(
    "evil.js",
    'globalThis.ran = true;\nexport default { github: { username: (() => { globalThis.ran = true; return "x"; })() }, social: {} };',
  );
  const { leftOut } = await readSource(file);
  expect(leftOut).toEqual([{ path: `${file}:2:38`, message: expect.stringContaining("is read and not run") }]);
  expect(Reflect.get(globalThis, "ran")).toBeUndefined();
});

it("says nothing of what says nothing", () => {
  const source = new Value("a", new Map([["b", new Value("c", " ")]]));
  expect(plain(settle(source, source).resume)).toEqual({});
});
