import createEmotionServer from "@emotion/server/create-instance";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { DesignName } from "../../schema/designs/index.ts";
import { designs } from "../designs/designs.ts";
import { createStyleCache, Theme } from "../theme/theme.tsx";
import { tokenPrefix } from "../theme/tokens.ts";

/** Trees as HTML, in their order, with the one style sheet that they need together. */
export interface StyledHtml {
  html: string[];
  /** Only the rules and variables that the trees use. */
  css: string;
  /** The names of Emotion's rules in `css`, so that the browser does not make them again. */
  ruleIds: string[];
}

/** Renders trees with the design system around them. Throws what a view throws. */
export function renderStyled(trees: readonly ReactNode[], design: DesignName): StyledHtml {
  // The server instance must exist before anything is rendered with the cache, or it finds no styles.
  const cache = createStyleCache();
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = trees.map((tree) =>
    renderToString(
      <Theme design={designs[design]} cache={cache}>
        {tree}
      </Theme>,
    ),
  );
  const { styles } = extractCriticalToChunks(html.join(""));
  return {
    html,
    css: dropUnusedVariables(styles.map((style) => style.css).join("")),
    ruleIds: styles.flatMap((style) => style.ids),
  };
}

/** Tokens are ours to drop; other custom properties may be read by scripts. */
const declaration = new RegExp(`(--${tokenPrefix}-[\\w-]+):([^;{}]*);?`, "g");
/** Chakra says of each background what it is, for what nothing here asks for. */
const unusedNote = /--bg-currentcolor:[^;{}]*;?/g;
/** Without its own reset, Chakra leaves a layer without braces. */
const emptyLayer = /@layer reset(?=@)/;
const reference = /var\((--[\w-]+)/g;

/** Drops the tokens that nothing on the page refers to, directly or through others. */
function dropUnusedVariables(css: string): string {
  const values = new Map<string, string[]>();
  for (const [, name = "", value = ""] of css.matchAll(declaration)) {
    values.set(name, [...(values.get(name) ?? []), value]);
  }
  const used = new Set<string>();
  const follow = (text: string) => {
    for (const [, name = ""] of text.matchAll(reference)) {
      if (used.has(name)) continue;
      used.add(name);
      for (const value of values.get(name) ?? []) follow(value);
    }
  };
  follow(css.replace(declaration, ""));
  const kept = css.replace(declaration, (whole, name: string) => (used.has(name) ? whole : ""));
  return kept.replace(unusedNote, "").replace(emptyLayer, "");
}
