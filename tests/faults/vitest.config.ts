import { defineConfig } from "vitest/config";
import "../setup/guard-owners-files.cjs";

/** Builds while everything around them fails, and those that take long: one after the other, beside browser specs. */
export default defineConfig({
  test: {
    name: "faults",
    root: import.meta.dirname,
    include: ["**/*.test.ts"],
    globalSetup: ["support/prepare.ts"],
    environment: "node",
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 240_000,
    // What is slow on a busy machine is not lost.
    expect: { poll: { timeout: 60_000 } },
  },
});
