import { ChakraProvider, createSystem, defaultBaseConfig, defineConfig, type SystemContext } from "@chakra-ui/react";
import createCache, { type EmotionCache } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { ReactNode } from "react";
import { globalCss } from "./global-css.ts";
import { slotRecipes } from "./recipes.ts";
import { keyframes, semanticTokens, textStyles, tokenPrefix, tokens } from "./tokens.ts";

/** What begins the names of Emotion's rules and of the style sheets that hold them. */
export const cacheKey = "css";

/** An empty cache of style rules, without vendor prefixes: the browsers that know the modules we ship need none. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: cacheKey, stylisPlugins: [] });
}

/** The style rules of the browser's document, those that were prerendered included. */
const documentCache = createStyleCache();

const config = defineConfig({
  cssVarsPrefix: tokenPrefix,
  theme: {
    // 600, 900, 1200 and 1536 pixels, in rem so that they follow the text's size.
    breakpoints: { sm: "37.5rem", md: "56.25rem", lg: "75rem", xl: "96rem" },
    tokens,
    semanticTokens,
    textStyles,
    keyframes,
    slotRecipes,
  },
});

let system: SystemContext | undefined;

/** The design system: Chakra's engine with only the tokens and recipes that the views use; made when first needed. */
export function designSystem(): SystemContext {
  // What holds for the whole document stands in it since it was prerendered: the browser need not make it again.
  system ??= createSystem(defaultBaseConfig, config, import.meta.env.SSR ? { preflight: true, globalCss } : {});
  return system;
}

/** Gives everything in it the design system; on the server each page has a `cache` of its own for its style rules. */
export function Theme({ cache = documentCache, children }: { cache?: EmotionCache; children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={designSystem()}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
