import { createSystem, defaultConfig, defineConfig } from "@chakra-ui/react";
import { globalCss } from "../../../src/theme/global-css.ts";
import { recipes, slotRecipes } from "../../../src/theme/recipes/index.ts";
import { keyframes, layerStyles, semanticTokens, textStyles, tokens } from "../../../src/theme/tokens.ts";

/**
 * Chakra's whole default system with the site's look upon it, as Chakra's documentation has one customise it: the
 * same views look the same.
 */
export const system = createSystem(
  defaultConfig,
  defineConfig({
    cssVarsPrefix: "p",
    theme: {
      breakpoints: { sm: "37.5rem", md: "56.25rem", lg: "75rem", xl: "96rem" },
      tokens,
      semanticTokens,
      textStyles,
      layerStyles,
      keyframes,
      recipes,
      slotRecipes,
    },
    globalCss,
  }),
);
