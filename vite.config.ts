import { defineConfig } from "vite";
import manifest from "./package.json" with { type: "json" };

/** The oldest engines in which pages are to be readable, as compilers name them: "chrome >= 102" is chrome102. */
const target = manifest.browserslist.readable.map((entry) => entry.replace("ios_saf", "ios").replace(/[\s>=]+/g, ""));

/** zod and ajv check content while the site is built; none of it may reach a visitor. */
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
 * The typewriter adds a style sheet for a cursor that is not ours, which the pages' policy would block. It asks whether
 * there is a document, and takes this one's word.
 */
const keepStyleOut = {
  name: "keep-style-out",
  apply: "build" as const,
  transform(code: string, id: string) {
    return id.includes("/react-simple-typewriter/") ? { code: `var document;${code}`, map: null } : undefined;
  },
};

export default defineConfig({
  // The application is compiled once for any address: pages name its files under their own base path.
  base: "./",
  appType: "custom",
  define: { __BUILD__: '"dev"', __FOR_OWNERS__: "true" },
  plugins: [keepCheckOut, keepStyleOut],
  // All of it is prepared when the dev server starts: what is found later reloads the page.
  optimizeDeps: { entries: ["src/**/*.{ts,tsx}"] },
  build: {
    target,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // Chakra's system holds only what is named in it once the bundler knows that its helpers do nothing else.
    rollupOptions: {
      // Libraries mark what runs on servers; a bundle for browsers has no use for the mark.
      onwarn: (warning, warn) => {
        if (warning.code !== "MODULE_LEVEL_DIRECTIVE") warn(warning);
      },
      // The names in src/marks.ts are put in their places; a file that holds them would be one more to wait for.
      optimization: { inlineConst: { mode: "all" } },
      treeshake: {
        manualPureFunctions: ["defineConfig", "createSystem", "mergeConfigs", "defineRecipe", "defineSlotRecipe"],
      },
    },
  },
});
