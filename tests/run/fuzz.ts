import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { defineCommand, runCommand } from "../../scripts/lib/cli/define-command.ts";
import { option, wholeNumber } from "../../scripts/lib/cli/options.ts";

const command = [
  "vitest",
  "run",
  "--config",
  "tests/vitest.config.ts",
  "tests/schema/agreement.test.ts",
  "--disable-console-intercept",
];

const fuzz = defineCommand({
  options: {
    seconds: option("NUMBER", "how long", wholeNumber(0).default(60)),
    seed: option("NUMBER", "where chance begins (another each time)", wholeNumber(0).optional()),
  },
  run: async ({ seconds, seed = randomInt(2 ** 31) }) => {
    console.info(`Looking for ${seconds} s with the seed ${seed}: npm run fuzz -- --seconds ${seconds} --seed ${seed}`);
    const vitest = spawn("npx", [...command, "-t", "agree on every document"], {
      stdio: "inherit",
      env: { ...process.env, FUZZ_SECONDS: String(seconds), SEED: String(seed) },
    });
    const [code]: (number | null)[] = await once(vitest, "exit");
    return code ?? 1;
  },
});

const description =
  "Looks for a document on which ajv and zod disagree, with the property of `npm test`, for as long as one likes. The seed is printed; with it, the same documents come in the same order.";

await runCommand(fuzz, { name: "fuzz", description }, process.argv.slice(2));
