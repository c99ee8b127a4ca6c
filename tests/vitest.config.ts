import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import compile from "../vite.config.ts";
import "./setup/guard-owners-files.cjs";
import SeedReporter from "./support/seed.ts";

/** Machines that check are busy, and nothing here waits for time to pass: what takes so long hangs. */
const patience = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 300_000 } } };

/** What one file has loaded serves the next one of its worker, too: no test changes what is loaded. */
const common = { ...patience, isolate: false };

export default defineConfig({
  test: {
    root: fileURLToPath(new URL("../", import.meta.url)),
    reporters: ["default", ["json", { outputFile: ".cache/reports/vitest.json" }], new SeedReporter()],
    // Tests read these by their paths, which no graph of imports shows to `--changed`.
    forceRerunTriggers: [
      "package.json",
      "index.html",
      "tests/{content,setup}",
      "schema/**/*.json",
      "scripts/template",
    ].map((path) => fileURLToPath(new URL(`../${path}${/\.|\*/.test(path) ? "" : "/**"}`, import.meta.url))),
    // Of two cores Vitest would leave one idle.
    maxWorkers: "100%",
    projects: [
      {
        test: {
          name: "node",
          include: ["tests/{schema,scripts}/**/*.test.ts"],
          environment: "node",
          globalSetup: "tests/setup/install-programs.ts",
          ...common,
        },
      },
      {
        // Views are compiled for the tests as they are for visitors.
        ...compile,
        test: {
          name: "views",
          include: ["tests/src/**/*.test.{ts,tsx}"],
          environment: "happy-dom",
          ...common,
        },
      },
    ],
  },
});
