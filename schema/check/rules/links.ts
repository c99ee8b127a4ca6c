import type { Finding } from "../../messages/diagnostic.ts";
import { find } from "../../messages/messages.ts";
import { suggest } from "../../messages/suggest.ts";
import type { Site } from "./site.ts";
import { isRecord, type PageFacts, type TextValue } from "./survey.ts";

/** A link into this site leads to a page that is there and shown, and to an anchor that somebody on it has. */
export function checkLinks(site: Site): Finding[] {
  const links = site.survey.texts.filter(
    ({ kind, text, pointer }) => kind === "href" && /^[/#]/.test(text) && !site.isBroken(pointer),
  );
  return links.flatMap((link) => checkPage(link, site) ?? checkAnchor(link, site) ?? []);
}

function splitLink(text: string): { path: string; anchor: string | undefined } {
  const [before = "", anchor] = text.split("#", 2);
  const path = before.split("?", 1)[0] ?? "";
  return { path: path.length > 1 ? path.replace(/\/+$/, "") : path, anchor };
}

function checkPage({ text, pointer }: TextValue, site: Site): Finding | undefined {
  const { path } = splitLink(text);
  if (path === "" || shownPage(site, path)) return undefined;
  const hidden = site.survey.pages.find((page) => page.path === path);
  const place = { pointer, part: "value" } as const;
  if (hidden) return find("hidden-page", place, { path, otherLine: site.lineOf(`${hidden.pointer}/hidden`) });
  if (site.lacksPaths) return undefined;
  const pages = site.survey.pages.flatMap((page) => (page.path !== undefined && !page.hidden ? [page.path] : []));
  const near = suggest(path, pages);
  return find("unknown-page", place, {
    path,
    near: near === undefined ? undefined : near + text.slice(path.length),
    pages,
  });
}

function checkAnchor({ text, pointer, page }: TextValue, site: Site): Finding | undefined {
  const { path, anchor } = splitLink(text);
  if (anchor === undefined || anchor === "" || hasFooterAnchor(site, anchor)) return undefined;
  const place = { pointer, part: "value" } as const;
  if (path === "" && !page) return checkEveryPage(anchor, pointer, site);
  const target = path === "" ? page : shownPage(site, path);
  if (!target || target.anchors.has(anchor) || site.isDoubtful(`${target.pointer}/blocks`)) return undefined;
  const anchors = [...target.anchors.keys()];
  const near = suggest(anchor, anchors);
  return find("unknown-anchor", place, {
    anchor,
    page: target.path ?? "",
    near: near && `${path}#${near}`,
    anchors,
    everyPage: false,
  });
}

function checkEveryPage(anchor: string, pointer: string, site: Site): Finding | undefined {
  const pages = site.survey.pages.filter(({ hidden }) => !hidden);
  const lacking = pages.find(({ anchors }) => !anchors.has(anchor));
  if (!lacking || site.isDoubtful("/pages")) return undefined;
  const owner = pages.find(({ anchors }) => anchors.has(anchor));
  const near = owner?.path === undefined ? undefined : `${owner.path}#${anchor}`;
  return find(
    "unknown-anchor",
    { pointer, part: "value" },
    { anchor, page: `the page ${lacking.path}`, near, anchors: [], everyPage: true },
  );
}

function shownPage(site: Site, path: string): PageFacts | undefined {
  return site.survey.pages.find((page) => page.path === path && !page.hidden);
}

function hasFooterAnchor({ root: { footer } }: Site, anchor: string): boolean {
  return isRecord(footer) && footer["id"] === anchor && footer["hidden"] !== true;
}
