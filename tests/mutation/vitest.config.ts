import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** The tests that a mutation run makes: those of the schema, and of what `validate` says. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL("../../", import.meta.url)),
    include: ["tests/schema/**/*.test.ts", "tests/scripts/check/validate-corpus.test.ts"],
    // They compare zod with ajv, and put hundreds of texts everywhere: too dear for each mutant.
    exclude: ["tests/schema/{agreement,hostile-content}.test.ts"],
    isolate: false,
    testTimeout: 600_000,
  },
});
