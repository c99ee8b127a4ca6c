import type { Finding } from "../../messages/message.ts";
import { find } from "../../messages/messages.ts";
import type { Place } from "../../source/place.ts";
import type { ContentIndex } from "../content-index/content-index.ts";
import type { TextValue } from "../content-index/gather.ts";
import { keep } from "../content-index/keep.ts";
import { LinkTargets } from "../content-index/link-targets.ts";
import { findSample } from "./texts/leftovers.ts";

/** A link into this site leads to a page that is there and shown, and to an anchor that somebody on it has. */
export function checkLinks(index: ContentIndex): Finding[] {
  const targetsIn = keep((language: string) => new LinkTargets(index, language));
  return index.texts
    .filter(({ kind, text }) => kind === "href" && /^[/#]/.test(text))
    .flatMap((link) =>
      link.languages.flatMap((language) => {
        const targets = targetsIn(language);
        return checkPage(link, index, targets) ?? checkAnchor(link, index, targets) ?? [];
      }),
    );
}

/** Some link leads to every page, but for the home page. Without links of the owner's, the navigation has them all. */
export function checkUnlinked(index: ContentIndex): Finding[] {
  const { navigation } = index.root;
  const isOwn = navigation?.links !== undefined && !index.mistakes.isDoubtful("/navigation");
  if (!isOwn || index.mistakes.isDoubtful("/pages")) return [];
  return index.readers.flatMap((language) => checkUnlinkedIn(language, index));
}

function checkUnlinkedIn(language: string, index: ContentIndex): Finding[] {
  const targets = new LinkTargets(index, language);
  const links = index.texts.filter(({ kind, languages }) => kind === "href" && languages.includes(language));
  // A link that leads nowhere was meant for one of them.
  if (links.some((link) => checkPage(link, index, targets) !== undefined)) return [];
  const linked = new Set(
    links.flatMap(({ text, page }) => {
      const { path } = splitLink(text);
      return page?.value.path === path ? [] : [path];
    }),
  );
  return index.pages.flatMap(({ value: { path }, languages, pointer }) =>
    path === undefined || path === "/" || !languages.includes(language) || linked.has(path)
      ? []
      : [find("unlinked-page", `${pointer}/path`, { path })],
  );
}

function splitLink(text: string): { path: string; anchor: string | undefined } {
  const [before = "", anchor] = text.split("#", 2);
  const path = before.split("?", 1)[0] ?? "";
  return { path: path.length > 1 ? path.replace(/(?<!\/)\/+$/, "") : path, anchor };
}

function checkPage({ text, place }: TextValue, index: ContentIndex, targets: LinkTargets): Finding | undefined {
  const { path } = splitLink(text);
  if (!path.startsWith("/") || targets.shown.has(path)) return undefined;
  const hidden = targets.all.get(path);
  if (hidden) {
    const key = "draft" in hidden.value && hidden.value.draft === true ? "draft" : "hidden";
    return find("hidden-page", place, { path, key, otherLine: index.lineOf(`${hidden.pointer}/${key}`) });
  }
  if (targets.lacksPaths || targets.paperPaths.has(path)) return undefined;
  const near = targets.suggest(path, targets.candidates);
  return find("unknown-page", place, { path, near: near && near + text.slice(path.length), pages: targets.paths });
}

function checkAnchor({ text, place, page }: TextValue, index: ContentIndex, targets: LinkTargets): Finding | undefined {
  const { path, anchor } = splitLink(text);
  if (anchor === undefined || anchor === "" || hasFooterAnchor(index, anchor)) return undefined;
  if (path === "" && !page) return checkEveryPage(anchor, place, index, targets);
  const target = path === "" ? page : targets.shown.get(path);
  if (!target || targets.hasId(target, anchor) || index.mistakes.isDoubtful(`${target.pointer}/blocks`))
    return undefined;
  const headings = targets.headingAnchors(target);
  if (headings === undefined || headings.has(anchor)) return undefined;
  const anchors = targets.anchorsOf(target);
  const near = targets.suggest(anchor, anchors);
  return find("unknown-anchor", place, {
    anchor,
    page: target.value.path ?? "",
    near: near && `${path}#${near}`,
    anchors,
    everyPage: false,
    isPost: targets.posts.has(target),
  });
}

function checkEveryPage(anchor: string, place: Place, index: ContentIndex, targets: LinkTargets): Finding | undefined {
  const lacking = targets.pageWithout(anchor);
  if (!lacking || index.mistakes.isDoubtful("/pages")) return undefined;
  const owner = targets.ownerOf(anchor);
  const near = owner?.value.path === undefined ? undefined : `${owner.value.path}#${anchor}`;
  const page = `the page ${lacking.value.path}`;
  return find("unknown-anchor", place, { anchor, page, near, anchors: [], everyPage: true, isPost: false });
}

function hasFooterAnchor({ root: { footer } }: ContentIndex, anchor: string): boolean {
  return footer?.id === anchor && footer.hidden !== true;
}

/** The reader of addresses that browsers and Node share (WHATWG URL). */
declare const URL: new (address: string) => object;

/** Not by `URL.canParse`: once Node 20 has optimized it, it refuses every address with a letter such as ü. */
function canBeOpened(address: string): boolean {
  try {
    return Boolean(new URL(address));
  } catch {
    return false;
  }
}

const addressKinds = new Set<TextValue["kind"]>(["href", "webAddress", "secureAddress", "siteAddress"]);

/** Every web address is one that browsers can open: its host can be one, and its port. */
export function checkWebAddresses({ texts }: ContentIndex): Finding[] {
  return texts
    .filter(({ kind, text }) => addressKinds.has(kind) && /^https?:/.test(text) && !canBeOpened(text))
    .map(({ text, place }) => {
      const [, host = "", port] = /^https?:\/\/(?:[^/?#]*@)?([^/?#@]*?)(?::([0-9]*))?(?:[/?#]|$)/.exec(text) ?? [];
      const isPortWrong = port !== undefined && Number(port) > 65_535;
      return find("broken-address", place, isPortWrong ? { port } : { host });
    });
}

/** Links are encrypted. An address that is only a placeholder is told of as that. */
export function checkInsecureLinks({ texts }: ContentIndex): Finding[] {
  return texts
    .filter((value) => addressKinds.has(value.kind) && /^http:/i.test(value.text) && !findSample(value))
    .map(({ text, place }) => find("insecure-link", place, { near: text.replace(/^http:/i, "https:") }));
}

/** No two entries of a list lead to the same place, nor two of all pages to one elsewhere; no list names an id twice. */
export function checkRepeatedLinks(index: ContentIndex): Finding[] {
  const tellOfSame = compareEntities(index);
  return index.readers.flatMap((language) => checkRepeatedLinksIn(language, index, tellOfSame));
}

function checkRepeatedLinksIn(
  language: string,
  index: ContentIndex,
  tellOfSame: (one: string, other: string) => boolean,
): Finding[] {
  const seen = new Map<string, string>();
  return index.texts.flatMap((value) => {
    const scope = scopeOf(value);
    if (scope === undefined || !value.languages.includes(language)) return [];
    const { text: href, pointer } = value;
    const key = `${scope} ${href}`;
    const first = seen.get(key);
    if (first !== undefined && tellOfSame(first, pointer)) return [];
    if (first !== undefined) return [find("repeated-link", pointer, { href, otherLine: index.lineOf(first) })];
    seen.set(key, pointer);
    return [];
  });
}

/** Tells whether two places are in what is said twice of one thing: in full on its page, and again where it is shown. */
function compareEntities({ entities }: ContentIndex): (one: string, other: string) => boolean {
  let known: Map<string, string> | undefined;
  const titleAt = (pointer: string): string | undefined => {
    known ??= new Map(entities.map(({ pointer: at, value }) => [at, "title" in value ? (value.title ?? "") : ""]));
    for (let at = pointer; at !== ""; at = at.slice(0, at.lastIndexOf("/"))) {
      const title = known.get(at);
      if (title) return title;
    }
    return undefined;
  };
  return (one, other) => {
    const title = titleAt(one);
    return title !== undefined && title === titleAt(other);
  };
}

function scopeOf({ kind, text, local, key, page, isPart }: TextValue): string | undefined {
  // A text may come back to what it has named.
  if (isPart) return undefined;
  // A page, a file or a mail of the owner's may be offered wherever it helps.
  if (kind === "href" && page && /^https?:/i.test(text)) return "pages";
  // The address of an organization, which may stand in several entries.
  if (kind === "webAddress" && key === "link") return undefined;
  if (kind === "href" || kind === "webAddress" || kind === "email") return local.replace(/\/[0-9]+\/[^/]*$/, "");
  if (kind === "id" && key !== "id") return local.replace(/\/[0-9]+$/, "");
  return undefined;
}
