import { type Finding, find } from "../../../messages/messages.ts";
import { suggest } from "../../../messages/suggest.ts";
import type { ContentIndex } from "../../content-index/content-index.ts";
import type { PageFacts, TextValue } from "../../content-index/gather.ts";

/** A link into this site leads to a page that is there and shown, and to an anchor that somebody on it has. */
export function checkLinks(index: ContentIndex): Finding[] {
  return index.texts
    .filter(({ kind, text }) => kind === "href" && /^[/#]/.test(text))
    .flatMap((link) => checkPage(link, index) ?? checkAnchor(link, index) ?? []);
}

function splitLink(text: string): { path: string; anchor: string | undefined } {
  const [before = "", anchor] = text.split("#", 2);
  const path = before.split("?", 1)[0] ?? "";
  return { path: path.length > 1 ? path.replace(/\/+$/, "") : path, anchor };
}

function checkPage({ text, pointer }: TextValue, index: ContentIndex): Finding | undefined {
  const { path } = splitLink(text);
  if (path === "" || shownPage(index, path)) return undefined;
  const hidden = index.pages.find(({ value }) => value.path === path);
  if (hidden) return find("hidden-page", pointer, { path, otherLine: index.lineOf(`${hidden.pointer}/hidden`) });
  if (index.lacksPaths) return undefined;
  const pages = index.pages.flatMap(({ value, hidden }) => (value.path !== undefined && !hidden ? [value.path] : []));
  const near = suggest(path, pages);
  return find("unknown-page", pointer, { path, near: near && near + text.slice(path.length), pages });
}

function checkAnchor({ text, pointer, page }: TextValue, index: ContentIndex): Finding | undefined {
  const { path, anchor } = splitLink(text);
  if (anchor === undefined || anchor === "" || hasFooterAnchor(index, anchor)) return undefined;
  if (path === "" && !page) return checkEveryPage(anchor, pointer, index);
  const target = path === "" ? page : shownPage(index, path);
  if (!target || target.anchors.has(anchor) || index.isDoubtful(`${target.pointer}/blocks`)) return undefined;
  const anchors = [...target.anchors];
  const near = suggest(anchor, anchors);
  return find("unknown-anchor", pointer, {
    anchor,
    page: target.value.path ?? "",
    near: near && `${path}#${near}`,
    anchors,
    everyPage: false,
  });
}

function checkEveryPage(anchor: string, pointer: string, index: ContentIndex): Finding | undefined {
  const pages = index.pages.filter(({ hidden }) => !hidden);
  const lacking = pages.find(({ anchors }) => !anchors.has(anchor));
  if (!lacking || index.isDoubtful("/pages")) return undefined;
  const owner = pages.find(({ anchors }) => anchors.has(anchor));
  const near = owner?.value.path === undefined ? undefined : `${owner.value.path}#${anchor}`;
  const page = `the page ${lacking.value.path}`;
  return find("unknown-anchor", pointer, { anchor, page, near, anchors: [], everyPage: true });
}

function shownPage(index: ContentIndex, path: string): PageFacts | undefined {
  return index.pages.find(({ value, hidden }) => value.path === path && !hidden);
}

function hasFooterAnchor({ root: { footer } }: ContentIndex, anchor: string): boolean {
  return footer?.id === anchor && footer.hidden !== true;
}
