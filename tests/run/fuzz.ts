import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";

/**
 * `npm run fuzz -- [--seconds N] [--seed N]`: looks for a document on which ajv and zod disagree, with the property of
 * `npm test`, for as long as one likes. The seed is printed; with it, the same documents come in the same order.
 */
const { values } = parseArgs({ options: { seconds: { type: "string" }, seed: { type: "string" } } });
const seconds = readNumber("seconds", values.seconds ?? "60");
const seed = readNumber("seed", values.seed ?? String(randomInt(2 ** 31)));

console.info(`Looking for ${seconds} s with the seed ${seed}: npm run fuzz -- --seconds ${seconds} --seed ${seed}`);
const command = [
  "vitest",
  "run",
  "--config",
  "tests/vitest.config.ts",
  "tests/schema/agreement.test.ts",
  "--disable-console-intercept",
];
const vitest = spawn("npx", [...command, "-t", "agree on every document"], {
  stdio: "inherit",
  env: { ...process.env, FUZZ_SECONDS: String(seconds), FUZZ_SEED: String(seed) },
});
vitest.on("exit", (code) => {
  process.exitCode = code ?? 1;
});

function readNumber(name: string, text: string): number {
  const value = Number(text);
  if (text.trim() !== "" && Number.isInteger(value) && value >= 0) return value;
  console.error(`--${name} takes a whole number, not "${text}".`);
  return process.exit(2);
}
