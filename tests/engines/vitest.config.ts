import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import "../setup/guard-owners-files.cjs";
import { draw } from "../support/chance.ts";
import SeedReporter from "../support/seed.ts";

/** The engines that no other test drives. */
const others = ["firefox", "webkit"];

/**
 * The checks of every engine; with `--mode vital` the vital ones alone, of those engines that no other test drives, and
 * with `--mode drawn` of one of these.
 */
export default defineConfig(({ mode }) => {
  const onlyVital = mode === "vital" || mode === "drawn";
  const chosen = mode === "drawn" ? draw(others, others.length) : others;
  const report = onlyVital ? `engines-${mode}` : "engines";
  return {
    test: {
      root: fileURLToPath(new URL("../../", import.meta.url)),
      include: onlyVital ? chosen.map((name) => `tests/engines/${name}.test.ts`) : ["tests/engines/*.test.ts"],
      reporters: ["default", ["json", { outputFile: `.cache/reports/${report}.json` }], new SeedReporter()],
      globalSetup: "tests/engines/site/build-site.ts",
      provide: { onlyVital },
      // Browsers wait more than they work.
      maxWorkers: 2,
      // Nothing here waits for time to pass: what takes so long hangs.
      testTimeout: 600_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 60_000, interval: 50 } },
    },
  };
});
