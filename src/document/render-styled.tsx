import createEmotionServer from "@emotion/server/create-instance";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createStyleCache } from "../theme/cache.ts";
import { Theme } from "../theme/theme.tsx";
import { dropUnusedVariables } from "./used-css.ts";

/** Trees as HTML, in their order, with the one style sheet that they need together. */
export interface StyledHtml {
  html: string[];
  /** Only the rules and variables that the trees use. */
  css: string;
  /** The names of Emotion's rules in `css`, so that the browser does not make them again. */
  ruleIds: string[];
}

/** Renders trees with the design system around them. Throws what a view throws. */
export function renderStyled(trees: readonly ReactNode[]): StyledHtml {
  // The server instance must exist before anything is rendered with the cache, or it finds no styles.
  const cache = createStyleCache();
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = trees.map((tree) => renderToString(<Theme cache={cache}>{tree}</Theme>));
  const { styles } = extractCriticalToChunks(html.join(""));
  return {
    html,
    css: dropUnusedVariables(styles.map((style) => style.css).join("")),
    ruleIds: styles.flatMap((style) => style.ids),
  };
}
