import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import "../setup/guard-owners-files.cjs";

/** The checks of every engine; with `--mode vital` the vital ones alone, where no other test drives the engine. */
export default defineConfig(({ mode }) => ({
  test: {
    root: fileURLToPath(new URL("../../", import.meta.url)),
    include: [mode === "vital" ? "tests/engines/{firefox,webkit}.test.ts" : "tests/engines/*.test.ts"],
    reporters: ["default", ["json", { outputFile: ".cache/reports/engines.json" }]],
    globalSetup: "tests/engines/site/build-site.ts",
    // Nothing here waits for time to pass: what takes so long hangs.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000, interval: 50 } },
  },
}));
