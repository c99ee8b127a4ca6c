import { createStyleCache } from "./cache.ts";

/** The style rules of this document, those that were prerendered included. */
export const browserCache = createStyleCache();
