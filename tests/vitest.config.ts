import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import compile from "../vite.config.ts";
import "./setup/guard-owners-files.cjs";

export default defineConfig({
  test: {
    root: fileURLToPath(new URL("../", import.meta.url)),
    // Of two cores Vitest would leave one idle.
    maxWorkers: "100%",
    projects: [
      {
        test: {
          name: "node",
          include: ["tests/{schema,scripts}/**/*.test.ts"],
          environment: "node",
          globalSetup: "tests/setup/install-programs.ts",
          testTimeout: 30_000,
        },
      },
      {
        // Views are compiled for the tests as they are for visitors.
        ...compile,
        test: {
          name: "views",
          include: ["tests/src/**/*.test.{ts,tsx}"],
          environment: "happy-dom",
          testTimeout: 30_000,
        },
      },
    ],
  },
});
