import { createSystem, defaultBaseConfig, defineConfig, type SystemContext } from "@chakra-ui/react";
import { globalCss } from "./global-css.ts";
import { slotRecipes } from "./recipes.ts";
import { keyframes, semanticTokens, textStyles, tokenPrefix, tokens } from "./tokens.ts";

const config = defineConfig({
  cssVarsPrefix: tokenPrefix,
  theme: {
    /** The layout's breakpoints (xs 0, sm 600, md 900, lg 1200, xl 1536), in rem so that they follow the text's size. */
    breakpoints: { sm: "37.5rem", md: "56.25rem", lg: "75rem", xl: "96rem" },
    tokens,
    semanticTokens,
    textStyles,
    keyframes,
    slotRecipes,
  },
});

/** What holds for the whole document stands in it since it was prerendered: the browser need not make it again. */
const documentConfig = defineConfig({ preflight: true, globalCss });

let system: SystemContext | undefined;

/** The design system: Chakra's engine with only the tokens and recipes that the views use; made when first needed. */
export function designSystem(): SystemContext {
  system ??= createSystem(defaultBaseConfig, config, import.meta.env.SSR ? documentConfig : {});
  return system;
}
