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
import { looks } from "./recipes/parts/looks.ts";
import * as recipes from "./recipes/recipes.ts";
import * as slotRecipes from "./recipes/slot-recipes.ts";
import { resetCss } from "./reset-css.ts";
import { keyframes, semanticTokens, textStyles, tokenPrefix, tokens } from "./tokens.ts";

/** What begins the names of Emotion's rules and of the style sheets that hold them. */
export const cacheKey = "css";

/** An empty cache of style rules, without vendor prefixes: the browsers that know the modules we ship need none. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: cacheKey, stylisPlugins: [] });
}

/** The style rules of the browser's document, those that were prerendered included. */
const documentCache = createStyleCache();

/** What all designs share. */
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

/** What is shared, and what a design says beside it, in the order in which one is laid over the other. @internal */
export function configsOf(design: Design): SystemConfig[] {
  // What holds for the whole document stands in it since it was prerendered: the browser need not make it again.
  const whole = import.meta.env.SSR
    ? [{ globalCss: resetCss }, { globalCss }, { globalCss: design.globalCss ?? {} }]
    : [];
  return [config, design.look ? lookConfig(design.look) : {}, design.config, refine(design.slotRecipes), ...whole];
}

/** A design as a system of Chakra's: its engine with only the tokens and recipes that the views use; made when first needed. */
export function designSystem(design: Design): SystemContext {
  const known = systems.get(design);
  if (known) return known;
  const system = createSystem(defaultBaseConfig, ...configsOf(design));
  systems.set(design, system);
  return system;
}

function lookConfig(look: keyof typeof looks): SystemConfig {
  const { link, button } = looks[look];
  return { theme: { recipes: { link: { variants: { variant: link } }, button: { variants: { variant: button } } } } };
}

/** What a design says of shared recipes, with the parts that these have. */
function refine(refinements: Design["slotRecipes"]): SystemConfig {
  const refined = Object.entries(slotRecipes).map(([name, { slots, compoundVariants = [] }]) => {
    const refinement = refinements[name as keyof typeof slotRecipes] ?? {};
    // Chakra merges lists place by place.
    const compounds = [...compoundVariants, ...(refinement.compoundVariants ?? [])];
    return [name, { slots, ...refinement, compoundVariants: compounds }] as const;
  });
  return { theme: { slotRecipes: Object.fromEntries(refined) } };
}

/** The design of what stands inside. @internal */
export const DesignContext = createContext<Design | undefined>(undefined);

/** The design of the page that a view stands in. */
export function useDesign(): Design {
  const design = useContext(DesignContext);
  if (!design) throw new Error("Views are rendered inside <Theme design={…}>");
  return design;
}

/** Gives everything in it a design; on the server each page has a `cache` of its own for its style rules. */
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
