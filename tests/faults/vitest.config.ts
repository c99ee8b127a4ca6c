import { defineConfig } from "vitest/config";
import "../setup/guard-owners-files.cjs";
import { LongestFirst } from "./support/longest-first.ts";

/** Builds while everything around them fails, and those that take long: two at once, beside browser specs. */
export default defineConfig({
  test: {
    name: "faults",
    root: import.meta.dirname,
    include: ["**/*.test.ts"],
    globalSetup: ["support/prepare.ts"],
    environment: "node",
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 600_000,
    hookTimeout: 240_000,
    // What is slow on a busy machine is not lost.
    expect: { poll: { timeout: 60_000 } },
  },
});
