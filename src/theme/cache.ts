import createCache, { type EmotionCache } from "@emotion/cache";

/** What begins the names of Emotion's rules and of the style sheets that hold them. */
export const cacheKey = "css";

/**
 * A cache of style rules: a fresh one for each page on the server, one for the document in the browser. It adds no
 * vendor prefixes: the browsers that know the modules we ship need none.
 */
export function createStyleCache(): EmotionCache {
  return createCache({ key: cacheKey, stylisPlugins: [] });
}
