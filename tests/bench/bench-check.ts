import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { compileFunction } from "node:vm";
import { build } from "esbuild";
import { programFolder } from "../../scripts/lib/files/roots.ts";
import { commandWords } from "../support/run-command.ts";
import { sampleFile } from "../support/sample.ts";
import { readDraft, withPages } from "./support/large-content.ts";
import { inLanguages } from "./support/translated-content.ts";

/** One measurement of a check, beside what it is measured against in the same run. */
interface Ratio {
  name: string;
  ratio: number;
  limit: number;
}

type CheckModule = typeof import("../../schema/resolve/check-content.ts") &
  typeof import("../../schema/source/json-text.ts");

/**
 * The check, compiled as `scripts/run.mjs` compiles the commands that owners run. tsx names each function at run time
 * (esbuild's `keepNames`), so the check would take a quarter longer here.
 */
async function bundleCheck(): Promise<CheckModule> {
  const entry = ["resolve/check-content", "source/json-text"].map((file) => `export * from "./schema/${file}.ts";`);
  const { outputFiles } = await build({
    stdin: { contents: entry.join("\n"), resolveDir: programFolder },
    absWorkingDir: programFolder,
    bundle: true,
    write: false,
    platform: "node",
    format: "iife",
    globalName: "check",
    target: "node20",
    minify: true,
    logLevel: "error",
  });
  return compileFunction(`${outputFiles[0]?.text}\nreturn check;`, ["require"])(createRequire(import.meta.url));
}

const { checkContent, JsonText } = await bundleCheck();

/** Content with so many cards, of the shape and length of real ones. */
function makeContent(items: number): string {
  const content = JSON.parse(readFileSync(sampleFile, "utf8"));
  const cards = Array.from({ length: items }, (_, index) => ({
    type: "project",
    title: `Project ${index}`,
    description: "A line follower that learns its track on the first lap.",
  }));
  content.pages = [{ path: "/", title: "Home", blocks: [{ type: "hero" }, { type: "card-grid", cards }] }];
  content.navigation.links = [{ label: "HOME", to: "/" }];
  return JSON.stringify(content, null, 2);
}

/** The shortest of many runs, in milliseconds: what else the machine does can only add to it. */
function measure(run: () => unknown, times: number, clock: () => number = () => performance.now()): number {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < times; time += 1) {
    const started = clock();
    run();
    least = Math.min(least, clock() - started);
  }
  return least;
}

/** Milliseconds that this process has worked, garbage collection included; waiting for others doesn't count. */
function readWork(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Runs often enough in one go that the clock's steps don't matter. */
function repeat(run: () => unknown, times: number): () => void {
  return () => {
    for (let time = 0; time < times; time += 1) run();
  };
}

function compareWithParse(items: number, limit: number): Ratio & { time: number } {
  const text = makeContent(items);
  const { diagnostics } = checkContent(new JsonText("content.json", text));
  if (diagnostics.length > 0) throw new Error(`the measured content isn't sound: ${diagnostics[0]?.message}`);
  const times = Math.ceil(20_000 / items);
  const checks = repeat(() => checkContent(new JsonText("content.json", text)), times);
  const parses = repeat(() => JSON.parse(text), times);
  const time = measure(checks, 8, readWork) / times;
  const parse = measure(parses, 8, readWork) / times;
  return { name: `checking ${items} items against JSON.parse`, ratio: time / parse, limit, time };
}

function startNode(args: string[]): void {
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
}

/** What checking so many pages in several languages costs, against the same in one. */
async function compareLanguages(pages: number, ...languages: [string, ...string[]]): Promise<Ratio> {
  const draft = withPages(await readDraft(sampleFile), pages);
  // Thousands of warnings would take longer to describe than the content to check.
  const allow = ["placeholder", "unlinked-page"];
  const texts = [draft, inLanguages(draft, languages)].map((content) => JSON.stringify({ ...content, allow }, null, 1));
  const [one = Number.NaN, several = Number.NaN] = texts.map((text) =>
    measure(() => checkContent(new JsonText("content.json", text)), 8, readWork),
  );
  return {
    name: `checking ${languages.length} languages of ${pages} pages against one`,
    ratio: several / one,
    limit: 1.6,
  };
}

const few = compareWithParse(10, 25);
const some = compareWithParse(2_500, 14);
const many = compareWithParse(10_000, 14);
const [, ...validate] = commandWords("validate", sampleFile);
startNode(validate);
let command = Number.POSITIVE_INFINITY;
let node = Number.POSITIVE_INFINITY;
// In turns, so that a busy moment of the machine meets both.
for (let turn = 0; turn < 20; turn += 1) {
  command = Math.min(
    command,
    measure(() => startNode(validate), 1),
  );
  node = Math.min(
    node,
    measure(() => startNode(["-e", "0"]), 1),
  );
}

const ratios: Ratio[] = [
  few,
  many,
  await compareLanguages(500, "en", "de", "fr"),
  {
    name: "checking four times as many items, against four times the time",
    ratio: many.time / some.time / 4,
    limit: 1.5,
  },
  { name: "npm run validate as a process against node -e 0", ratio: command / node, limit: 6 },
];
for (const { name, ratio, limit } of ratios) {
  process.stdout.write(
    `${ratio <= limit ? "ok  " : "SLOW"} ${ratio.toFixed(2).padStart(6)} (at most ${limit})  ${name}\n`,
  );
}
if (ratios.some(({ ratio, limit }) => ratio > limit)) process.exitCode = 1;
