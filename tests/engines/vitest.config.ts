import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import "../setup/guard-owners-files.cjs";

/** The checks of every engine; with `--mode vital` the vital ones only, of those engines that no other test drives. */
export default defineConfig(({ mode }) => {
  const onlyVital = mode === "vital";
  const report = onlyVital ? "engines-vital" : "engines";
  return {
    test: {
      root: fileURLToPath(new URL("../../", import.meta.url)),
      include: [`tests/engines/${onlyVital ? "{firefox*,webkit}" : "*"}.test.ts`],
      reporters: ["default", ["json", { outputFile: `.cache/reports/${report}.json` }]],
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
