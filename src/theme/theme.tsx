import {
  ChakraProvider,
  createSystem,
  defaultBaseConfig,
  defineConfig,
  type SystemConfig,
  type SystemContext,
} from "@chakra-ui/react";
import createCache, { type EmotionCache } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { createContext, type ReactNode, useContext } from "react";
import type { Design } from "./design.ts";
import { globalCss } from "./global-css.ts";
import { layerStyles } from "./layer-styles.ts";
import { linkVariants } from "./recipes/parts/link-variants.ts";
import * as recipes from "./recipes/recipes.ts";
import * as slotRecipes from "./recipes/slot-recipes.ts";
import { resetCss } from "./reset-css.ts";
import { keyframes, semanticTokens, textStyles, tokenPrefix, tokens } from "./tokens.ts";

/** Prefix of Emotion's class names and style sheets. */
export const cacheKey = "css";

/** An empty style cache without vendor prefixes: browsers that support the modules we ship need none. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: cacheKey, stylisPlugins: [] });
}

/** Style rules of the browser's document, including the prerendered ones. */
const documentCache = createStyleCache();

const config = defineConfig({
  cssVarsPrefix: tokenPrefix,
  theme: {
    // 600, 900, 1200 and 1536 pixels, in rem so that they follow the text's size.
    breakpoints: { sm: "37.5rem", md: "56.25rem", lg: "75rem", xl: "96rem" },
    tokens,
    semanticTokens,
    textStyles,
    layerStyles,
    keyframes,
    recipes: { ...recipes },
    slotRecipes: { ...slotRecipes },
  },
});

const systems = new WeakMap<Design, SystemContext>();

/** The shared config and a design's changes, in merge order. @internal */
export function configsOf(design: Design): SystemConfig[] {
  // Document-wide styles are prerendered: the browser need not create them again.
  const whole = import.meta.env.SSR
    ? [{ globalCss: resetCss }, { globalCss }, { globalCss: design.globalCss ?? {} }]
    : [];
  return [config, design.look ? themeConfig(design.look) : {}, design.config, refine(design.slotRecipes), ...whole];
}

/** A design as a Chakra system with only the tokens and recipes that views use; created on first use. */
export function designSystem(design: Design): SystemContext {
  const known = systems.get(design);
  if (known) return known;
  const system = createSystem(defaultBaseConfig, ...configsOf(design));
  systems.set(design, system);
  return system;
}

function themeConfig(look: keyof typeof linkVariants): SystemConfig {
  const { link, button } = linkVariants[look];
  return { theme: { recipes: { link: { variants: { variant: link } }, button: { variants: { variant: button } } } } };
}

/** A design's changes to shared recipes, with the slots of these. */
function refine(refinements: Design["slotRecipes"]): SystemConfig {
  const refined = Object.entries(slotRecipes).map(([name, { slots, compoundVariants = [] }]) => {
    const refinement = refinements[name as keyof typeof slotRecipes] ?? {};
    // Chakra merges arrays by index.
    const compounds = [...compoundVariants, ...(refinement.compoundVariants ?? [])];
    return [name, { slots, ...refinement, compoundVariants: compounds }] as const;
  });
  return { theme: { slotRecipes: Object.fromEntries(refined) } };
}

/** The design of the descendants. @internal */
export const DesignContext = createContext<Design | undefined>(undefined);

export function useDesign(): Design {
  const design = useContext(DesignContext);
  if (!design) throw new Error("Views are rendered inside <Theme design={…}>");
  return design;
}

/** Provides a design. On the server each page has its own `cache` for style rules. */
export function Theme({ design, cache = documentCache, children }: ThemeProps) {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={designSystem(design)}>
        <DesignContext value={design}>{children}</DesignContext>
      </ChakraProvider>
    </CacheProvider>
  );
}

interface ThemeProps {
  design: Design;
  cache?: EmotionCache;
  children: ReactNode;
}
