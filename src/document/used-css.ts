import { tokenPrefix } from "../theme/tokens.ts";

/** Tokens are ours to drop; other custom properties may be read by scripts. */
const declaration = new RegExp(`(--${tokenPrefix}-[\\w-]+):([^;{}]*);?`, "g");
const reference = /var\((--[\w-]+)/g;

/** Drops the tokens that nothing on the page refers to, directly or through others. */
export function dropUnusedVariables(css: string): string {
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
  return css.replace(declaration, (whole, name: string) => (used.has(name) ? whole : ""));
}
