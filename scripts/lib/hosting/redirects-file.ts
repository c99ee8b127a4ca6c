import { chosenLanguage } from "../../../schema/resolve/address.ts";
import { groupBy } from "../../../schema/source/group-by.ts";
import type { LanguageClaim } from "./language-choice.ts";
import type { Redirect } from "./moves.ts";

/**
 * The file `_redirects`, which Netlify and Cloudflare Pages read at the root of what they publish. Netlify serves the page
 * in the old place unless it is forced to lead on (`!`); Cloudflare knows no such sign and takes the next line.
 */
export function formatRedirectsFile(
  base: string,
  redirects: readonly Redirect[],
  claims: readonly LanguageClaim[],
): string {
  const moved = redirects.map(({ from, to }) => `${from} ${to} 301!\n${from} ${to} 301\n`);
  return [...moved, ...formatChoice(base, claims)].join("");
}

/**
 * By Netlify's conditions (https://docs.netlify.com/routing/redirects/redirect-options/), of which the first that holds
 * counts; Cloudflare has none, and passes over lines with more than three parts. For a while: browsers keep no such answer.
 */
function formatChoice(base: string, claims: readonly LanguageClaim[]): string[] {
  const homes = groupBy(
    claims.filter(({ home }) => home !== undefined),
    ({ home }) => home,
  );
  const chosen = `${base}/ ${chosenLanguage}=:chosen ${base}/index.html 200!\n`;
  const led = [...homes].map(([home, of]) => `${base}/ ${home} 302! Language=${of.map(({ tag }) => tag).join(",")}\n`);
  return homes.size > 0 ? [chosen, ...led] : [];
}
