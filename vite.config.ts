import { defineConfig } from "vite";
import manifest from "./package.json" with { type: "json" };

/** The oldest engines in which pages must be readable, in compilers' notation: "chrome >= 102" is chrome102. */
const target = manifest.browserslist.readable.map((entry) => entry.replace("ios_saf", "ios").replace(/[\s>=]+/g, ""));

/** zod and ajv check content at build time. Neither may be shipped to visitors. */
const keepCheckOut = {
  name: "keep-check-out",
  enforce: "pre" as const,
  resolveId(source: string, importer: string | undefined) {
    if (importer?.includes("/src/") && /^(?:zod|ajv)(?:\/|$)/.test(source)) {
      throw new Error(
        `${importer} imports ${source}: content is checked before it reaches src, which takes only types from schema`,
      );
    }
  },
};

/**
 * The typewriter adds a style sheet for a cursor that we don't use, and the pages' security policy would block it. It
 * does so only if there is a `document`, so this one hides the global.
 */
const keepStyleOut = {
  name: "keep-style-out",
  apply: "build" as const,
  transform(code: string, id: string) {
    return id.includes("/react-simple-typewriter/") ? { code: `var document;${code}`, map: null } : undefined;
  },
};

export default defineConfig({
  // The application is compiled once for any URL: pages add their own base path to its files.
  base: "./",
  appType: "custom",
  define: { __BUILD__: '"dev"', __FOR_OWNERS__: "true" },
  plugins: [keepCheckOut, keepStyleOut],
  // Optimizes all dependencies when the dev server starts: a later discovery reloads the page.
  optimizeDeps: { entries: ["src/**/*.{ts,tsx}"] },
  build: {
    target,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // Tree shaking removes unused parts of Chakra's system only if the bundler knows that its helpers are pure.
    rollupOptions: {
      // Libraries mark server code by directives, which a browser bundle ignores.
      onwarn: (warning, warn) => {
        if (warning.code !== "MODULE_LEVEL_DIRECTIVE") warn(warning);
      },
      // Inlines the names in src/data-attributes.ts: a file for them would be one more to load.
      optimization: { inlineConst: { mode: "all" } },
      treeshake: {
        manualPureFunctions: ["defineConfig", "createSystem", "mergeConfigs", "defineRecipe", "defineSlotRecipe"],
      },
    },
  },
});
