import type { Content } from "../content.ts";
import { extentOf } from "../kinds.ts";
import { mapValues } from "../localize/fill-texts.ts";
import { findParts } from "../rich-text/find-parts.ts";
import { canHaveMarkup } from "../rich-text/rich-text.ts";
import { isText, mapText } from "../text.ts";

/**
 * Changes the paths of pages, and the links to them.
 * @param addresses new paths by old paths
 * @param isFirst true if the pages' former paths redirect to this language
 */
export function readdress(content: Content, addresses: ReadonlyMap<string, string>, isFirst: boolean): Content {
  const pages = content.pages.map((page) => ({
    ...page,
    path: addresses.get(page.path) ?? page.path,
    movedFrom: isFirst ? page.movedFrom : undefined,
    paths: undefined,
  }));
  if ([...addresses].every(([path, own]) => path === own)) return { ...content, pages };
  return mapValues({ ...content, pages }, (value, kind) => {
    if (kind === undefined || !isText(value)) return value;
    // A post list links to its posts by their paths.
    if (kind === "href" || kind === "path") return mapText(value, (href) => follow(href, addresses));
    const extent = extentOf(kind);
    return extent ? mapText(value, (text) => followWithin(text, extent, addresses)) : value;
  });
}

function follow(href: string, addresses: ReadonlyMap<string, string>): string {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)/s.exec(href) ?? [];
  const own = addresses.get(path) ?? addresses.get(path.replace(/\/$/, ""));
  return own === undefined ? href : own + rest;
}

/** Like `follow`, for the links in a rich text. */
function followWithin(text: string, extent: "line" | "blocks", addresses: ReadonlyMap<string, string>): string {
  if (!text.includes("/") || !canHaveMarkup(text)) return text;
  const links = findParts(text, extent).filter((part) => part.kind === "link" && part.address.startsWith("/"));
  return links.toReversed().reduce((written, part) => {
    const found = written.slice(part.start, part.end);
    return found.startsWith("/")
      ? written.slice(0, part.start) + follow(found, addresses) + written.slice(part.end)
      : written;
  }, text);
}
