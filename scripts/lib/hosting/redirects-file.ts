import { chosenLanguage } from "../../../schema/resolve/address.ts";
import { groupBy } from "../../../schema/source/group-by.ts";
import type { LanguageMatch } from "./language-choice.ts";
import type { Redirect } from "./moves.ts";

/**
 * The file `_redirects`, which Netlify and Cloudflare Pages read at the root of the published folder. Netlify serves
 * the page at the old address unless the redirect is forced (`!`); Cloudflare doesn't know `!` and uses the next line.
 */
export function formatRedirectsFile(
  base: string,
  redirects: readonly Redirect[],
  claims: readonly LanguageMatch[],
): string {
  const moved = redirects.map(({ from, to }) => `${from} ${to} 301!\n${from} ${to} 301\n`);
  return [...moved, ...formatChoice(base, claims)].join("");
}

/**
 * Uses Netlify's conditions (https://docs.netlify.com/routing/redirects/redirect-options/): the first match counts.
 * Cloudflare ignores lines with more than three parts. Browsers don't cache these temporary redirects.
 */
function formatChoice(base: string, claims: readonly LanguageMatch[]): string[] {
  const homes = groupBy(
    claims.filter(({ home }) => home !== undefined),
    ({ home }) => home,
  );
  const chosen = `${base}/ ${chosenLanguage}=:chosen ${base}/index.html 200!\n`;
  const led = [...homes].map(([home, of]) => `${base}/ ${home} 302! Language=${of.map(({ tag }) => tag).join(",")}\n`);
  return homes.size > 0 ? [chosen, ...led] : [];
}
