import createEmotionServer from "@emotion/server/create-instance";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { DesignName } from "../../schema/designs/index.ts";
import { designs } from "../designs/designs.ts";
import { createStyleCache, Theme } from "../theme/theme.tsx";
import { tokenPrefix } from "../theme/tokens.ts";

/** Trees as HTML, in order, with their common style sheet. */
export interface StyledHtml {
  html: string[];
  /** Only the rules and variables that the trees use. */
  css: string;
  /** Names of Emotion's rules in `css`, so that the browser does not create them again. */
  ruleIds: string[];
}

/** Renders trees with a design. Throws what a view throws. */
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

/** Only tokens may be dropped: scripts may read other custom properties. */
const declaration = new RegExp(`(--${tokenPrefix}-[\\w-]+):([^;{}]*);?`, "g");
/** Chakra sets this variable for each background; nothing here uses it. */
const unusedNote = /--bg-currentcolor:[^;{}]*;?/g;
/** Without its own reset, Chakra emits a layer without braces. */
const emptyLayer = /@layer reset(?=@)/;
const reference = /var\((--[\w-]+)/g;

/** Drops tokens that nothing on the page refers to, directly or through others. */
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
