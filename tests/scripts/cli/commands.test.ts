import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import { defineReference } from "../../../scripts/commands/reference.ts";
import { commandWords, runCommand } from "../../support/run-command.ts";

const { scripts, version } = JSON.parse(await readFile("package.json", "utf8"));
const help = runCommand(["--help"]);
const named = Object.entries(scripts).filter(([, line]) => /^node scripts\/run\.mjs \w+$/.test(String(line)));

describe("the table of commands", () => {
  it("has every command of package.json under its own name, and no other", () => {
    const { status, stdout } = help;
    expect(status).toBe(0);
    const listed = [...stdout.matchAll(/^ {2}(\w+) /gm)].map(([, name]) => name);
    expect(named.map(([name, line]) => `${name}: ${line}`).toSorted()).toEqual(
      listed.map((name) => `${name}: node scripts/run.mjs ${name}`).toSorted(),
    );
  });

  it("says in two lines where there is no such command, and how to list those there are", () => {
    const { status, stdout, stderr } = runCommand(["bild"]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toMatch(/^There is no command "bild"\. Did you mean build\?\nTo see them all: .+ --help\n$/);
  });

  it.each(["--version", "-v"])("says its version by %s", (word) => {
    expect(runCommand([word])).toMatchObject({ status: 0, stdout: `${version}\n`, stderr: "" });
  });

  it("helps by the word, too, with one command and with all", () => {
    expect(runCommand(["help", "build"]).stdout).toMatch(/^Usage: npm run build -- \[options\]\n/);
    expect(runCommand(["help"]).stdout).toBe(help.stdout);
  });

  it("says so with nothing in the name that a terminal or a runner obeys", () => {
    const { status, stderr } = runCommand(["\u009b2J\u202ebild\n::error::wrong"]);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^There is no command "\ufffd2J\ufffdbild\\n::error::wrong"\.\n/);
  });

  it("loads neither bundler nor pictures nor browser before a command begins its work", async () => {
    const { metafile } = await build({
      entryPoints: ["scripts/cli.ts"],
      bundle: true,
      write: false,
      metafile: true,
      format: "esm",
      platform: "node",
      packages: "external",
      outdir: "unused",
      splitting: true,
    });
    const loaded = new Set<string>();
    const visit = (file: string) => {
      if (loaded.has(file)) return;
      loaded.add(file);
      for (const { path, kind, external } of metafile.inputs[file]?.imports ?? []) {
        const isTable = ["scripts/cli.ts", "scripts/commands.ts"].includes(file);
        if (external && !path.startsWith("node:")) packages.add(path);
        else if (!external && (isTable || kind === "import-statement")) visit(path);
      }
    };
    const packages = new Set<string>();
    visit("scripts/cli.ts");
    expect([...loaded]).toEqual(expect.arrayContaining(named.map(([name]) => `scripts/commands/${name}.ts`)));
    expect([...packages]).toEqual(["zod", "github-slugger"]);
  });
});

it.each(named)("npm run %s has a help that says how it is called and what it does", async (name) => {
  const command = await (name === "reference"
    ? defineReference({})
    : import(`../../../scripts/commands/${name}.ts`).then((module) => module.default));
  expect(command.help({ name, description: "Does it." })).toMatch(
    new RegExp(`^Usage: ${name === "start" ? "npm" : "npm run"} ${name} -- .*\n\nDoes it\\.\n`),
  );
});

it.each([[["--help"]], [["validate", "--content", "tests/content/wrong/several-mistakes.json"]]])(
  "%j ends quietly if its reader closes early, as head does",
  async (words) => {
    const [node, ...args] = commandWords(...words);
    const child = spawn(node, args, { stdio: ["ignore", "pipe", "pipe"] });
    child.stdout.destroy();
    const [said, [status]] = await Promise.all([child.stderr.toArray(), once(child, "exit")]);
    expect({ said: said.join(""), status }).toEqual({ said: "", status: words.length > 1 ? 1 : 0 });
  },
);

it("a command that goes through tsx helps, too, and does nothing else", () => {
  const { status, stdout, stderr } = runCommand(["build", "--help", "--out", "package.json"]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toMatch(/^Usage: npm run build -- \[options\]\n[\s\S]*\n {2}--shard 2\/8 /);
});
