import type { StringNode } from "../../../document/content-node.ts";
import { endingOf, fileTypes } from "../../../file-types.ts";
import { defineError, defineWarning, hintToOfferCv, ifMeant, listWords, quote } from "../../../messages/message.ts";
import { rewriteText } from "../../../messages/rewrite.ts";
import { suggest } from "../../../messages/suggest.ts";
import { followRenamed } from "../../../renamed-paths.ts";
import { cvFile } from "../../../site-files.ts";
import { memoize, once } from "../../../source/once.ts";
import { findAsset } from "../../content-index/own-files.ts";
import { defineRule } from "../../rule.ts";
import { tagsOf } from "../entries.ts";
import { gatherTargets, listPaths } from "./link-targets.ts";

/** Internal links go to visible pages and existing anchors. Every page except the home page has a link to it. */
export const siteLinks = defineRule({
  messages: {
    "unknown-page": defineError<{
      path: string;
      near: string | undefined;
      renamed: string | undefined;
      pages: readonly string[];
      isFile: boolean;
      /** The whole link, with its anchor. */
      link: string;
    }>({
      title: "a link to a page that isn't there",
      message: ({ path, pages, isFile }) =>
        isFile
          ? `${path} would be a page: names of files have no / at the beginning.`
          : `There is no page ${path}. The pages are ${listWords(pages, "and")}.`,
      hint: ({ path, near, renamed, isFile }) =>
        renamed
          ? `There was one at the last check without errors. If it was renamed, write "${renamed}" here, and give that page "movedFrom": ["${path}"]: links from elsewhere then still arrive.`
          : near
            ? `Did you mean "${near}"? Write "${near}".`
            : isFile
              ? `Put the file into "assets", and write "assets/${path.replace(/^\/(?:assets\/)?/, "")}".${path === `/${cvFile}` ? ` ${hintToOfferCv()}` : ""}`
              : "Write the path of one of these pages, or add the page.",
      fix: ({ path, near, renamed, link }) =>
        renamed ? undefined : rewriteText(link, near, near === path.slice(1) || near === link.toLowerCase()),
      explanation: "A link that begins with / leads to a page of this site; the page must stand under pages.",
      wrong: '{ "label": "ABOUT", "to": "/abuot" }',
      right: '{ "label": "ABOUT", "to": "/about" }',
    }),
    "hidden-page": defineError<{
      path: string;
      key: "hidden" | "draft" | "languages";
      otherLine: string;
      language: string;
    }>({
      title: "a link to a page that is hidden",
      message: ({ path, key, otherLine, language }) =>
        key === "languages"
          ? `There is no page ${path} in ${quote(language)}, as line ${otherLine} says, so this link would lead nowhere.`
          : `The page ${path} is ${key === "draft" ? "a draft" : "hidden"} (line ${otherLine}), so this link would lead nowhere.`,
      hint: ({ key, otherLine, language }) =>
        key === "languages"
          ? `Give what has the link the same "languages" as line ${otherLine}, or add ${quote(language)} to these.`
          : `Remove this link, or the ${key === "draft" ? "draft: true" : '"hidden": true'} in line ${otherLine}.`,
      explanation: "A hidden page isn't part of the site that is built, so nothing may link to it.",
      wrong: '{ "to": "/blog" } with { "path": "/blog", "hidden": true }',
      right: '{ "to": "/blog" } with { "path": "/blog" }',
    }),
    "unknown-anchor": defineError<{
      anchor: string;
      page: string;
      near: string | undefined;
      anchors: readonly string[];
      everyPage: boolean;
      isPost: boolean;
    }>({
      title: "a link to an anchor that nobody has",
      message: ({ anchor, page, anchors, everyPage, isPost }) =>
        everyPage
          ? `This link stands on every page, but not every page has a block with the id ${quote(anchor)}; ${page} hasn't.`
          : `No ${isPost ? "heading of the post" : "visible block on the page"} ${page} has the id ${quote(anchor)}${anchors.length > 0 ? `; there are ${listWords(anchors, "and", quote)}` : ""}.`,
      hint: ({ near, everyPage, anchor, isPost }) =>
        near
          ? `${everyPage ? "" : "Did you mean this? "}Write "${near}".`
          : isPost
            ? "Link to one of these, or to the post alone."
            : `Give the block that is meant "id": ${quote(anchor)}, or link to the page alone.`,
      explanation:
        "After # stands the id of a block or tab on that page; of a post, what a heading says, in small letters with hyphens. In the navigation and the footer, which stand on every page, write the page before it: /skills#expertise.",
      wrong: '{ "to": "/skills#expertize" }',
      right: '{ "to": "/skills#expertise" }',
    }),
    "unknown-tag": defineWarning<{ tag: string; page: string; near: string | undefined }>({
      title: "a link to a tag that no card carries",
      message: ({ tag, page }) =>
        `No card of a filter on the page ${page} carries the tag ${quote(tag)}, so all of them show.`,
      hint: ({ near, tag }) =>
        near
          ? `Did you mean ${quote(near)}? Write "?tag=${encodeURIComponent(near)}".`
          : `Give "filter": true to the card-grid that is meant and the tag ${quote(tag)} to one of its cards, or leave ?tag= out.`,
      explanation:
        'The filter of a "card-grid" shows the cards that carry the tag in the address, written exactly as on the cards.',
      wrong: '{ "label": "React", "to": "/projects?tag=react" } with "tags": ["React"]',
      right: '{ "label": "React", "to": "/projects?tag=React" }',
    }),
    "unlinked-page": defineWarning<{ path: string }>({
      title: "a page that nothing links to",
      message: ({ path }) => `No link leads to ${path}, so no visitor finds it.`,
      hint: ({ path }) =>
        `Link to it, from a page or with { "label": "…", "to": "${path}" } in "navigation" → "links"; or hide it.`,
      allow: ifMeant,
      explanation:
        "Once the navigation has links of your choice, a new page stands in none of them by itself. It is in the sitemap all the same, so search engines show it.",
      wrong:
        '"navigation": { "links": [{ "label": "HOME", "to": "/" }] }, "pages": [{ "path": "/" … }, { "path": "/talks" … }]',
      right:
        '"navigation": { "links": [{ "label": "HOME", "to": "/" }, { "label": "TALKS", "to": "/talks" }] }, "pages": […]',
    }),
  },
  create({ index, disk, report }) {
    const { errors, root } = index;
    const allPaths = listPaths(index);
    const known = new Set(allPaths);
    const renamed = once(() => followRenamed(disk.lastPaths, allPaths));
    const posts = new Set(index.posts);
    const targetsIn = memoize((language: string) => gatherTargets(index, language));
    const linkedIn = memoize((_language: string) => ({ paths: new Set<string>(), areKnown: true }));

    /** True if a link's page exists, as far as is known. Otherwise reports the link. */
    function findPage(link: StringNode, path: string, language: string): boolean {
      const { shown, all, paths, candidates, suggest } = targetsIn(language);
      if (path === "" || shown.has(path)) return true;
      const hidden = all.get(path);
      if (hidden) {
        const { value, pointer } = hidden;
        const isDraft = "draft" in value && value.draft === true;
        const key = isDraft ? "draft" : value.hidden === true || value.languages === undefined ? "hidden" : "languages";
        report("hidden-page", link, { path, key, language, otherLine: index.lineOf(`${pointer}/${key}`) });
        return false;
      }
      if (index.lacksPaths || candidates.has(path)) return true;
      const moved = index.pages.find(({ value }) => value.movedFrom?.includes(path))?.value.path;
      const near = moved ?? suggest(path, candidates);
      const now = moved === undefined ? renamed().get(path) : undefined;
      const write = (target: string | undefined) => target && target + link.text.slice(path.length);
      const meant = findAsset(path, disk) ?? write(near);
      const isFile = Object.hasOwn(fileTypes, endingOf(path));
      report("unknown-page", link, { path, near: meant, renamed: write(now), pages: paths, isFile, link: link.text });
      return false;
    }

    function checkAnchor(link: StringNode, path: string, anchor: string, language: string): void {
      const { shown, hasId, headingAnchors, anchorsOf, suggest } = targetsIn(language);
      const target = path === "" ? index.pageOf(link) : shown.get(path);
      if (!target || hasId(target, anchor) || errors.hasErrorsWithin(`${target.pointer}/blocks`)) return;
      const headings = headingAnchors(target);
      if (headings === undefined || headings.has(anchor)) return;
      const anchors = anchorsOf(target);
      const near = suggest(anchor, anchors);
      report("unknown-anchor", link, {
        anchor,
        page: target.value.path ?? "",
        near: near && `${path}#${near}`,
        anchors,
        everyPage: false,
        isPost: posts.has(target),
      });
    }

    /** Checks the anchor of a link that is on every page. */
    function checkEveryPage(link: StringNode, anchor: string, language: string): void {
      const { pageWithout, ownerOf } = targetsIn(language);
      const lacking = pageWithout(anchor);
      if (!lacking || errors.hasErrorsWithin("/pages")) return;
      const owner = ownerOf(anchor)?.value.path;
      const near = owner === undefined ? undefined : `${owner}#${anchor}`;
      const page = `the page ${lacking.value.path}`;
      report("unknown-anchor", link, { anchor, page, near, anchors: [], everyPage: true, isPost: false });
    }

    /** The tags that visitors can choose on a page, by its path. */
    const tagsOn = once(() => {
      const found = new Map<string, string[]>();
      for (const { page, blocks } of index.variants.flatMap(index.soundPages))
        for (const { traits } of blocks)
          if (traits.entries?.areFiltered)
            found.set(page.path, [
              ...(found.get(page.path) ?? []),
              ...traits.entries.entities.filter(({ hidden }) => !hidden).flatMap(tagsOf),
            ]);
      return found;
    });

    function checkTag(link: StringNode, path: string): void {
      const tag = readTag(link.text);
      if (!tag) return;
      const page = path || (index.pageOf(link)?.value.path ?? "");
      const tags = tagsOn().get(page) ?? [];
      if (tags.includes(tag) || !known.has(page) || errors.hasErrorsWithin("/pages")) return;
      report("unknown-tag", link, { tag, page, near: suggest(tag, tags) });
    }

    return {
      href(link) {
        if (!/^[/#]/.test(link.text)) return;
        const { path, anchor } = splitLink(link.text);
        checkTag(link, path);
        const isOfFooter = root.footer?.id === anchor && root.footer?.hidden !== true;
        for (const language of link.languages) {
          const linked = linkedIn(language);
          if (index.pageOf(link)?.value.path !== path) linked.paths.add(path);
          if (!findPage(link, path, language)) linked.areKnown = false;
          else if (!anchor || isOfFooter) continue;
          else if (path === "" && !link.page) checkEveryPage(link, anchor, language);
          else checkAnchor(link, path, anchor, language);
        }
      },
      exit() {
        // Without the owner's links, the navigation lists all pages.
        const isOwn = root.navigation?.links !== undefined && !errors.hasErrorsWithin("/navigation");
        if (!isOwn || errors.hasErrorsWithin("/pages")) return;
        for (const language of index.publishedLanguages) {
          const linked = linkedIn(language);
          // The broken link may be meant for one of these pages.
          if (!linked.areKnown) continue;
          for (const { value, pointer } of targetsIn(language).pages) {
            const { path = "/" } = value;
            if (path !== "/" && !linked.paths.has(path)) report("unlinked-page", `${pointer}/path`, { path });
          }
        }
      },
    };
  },
});

/** The tag that a link chooses, as in `/projects?tag=C%2B%2B`. Undefined if it can't be decoded. */
function readTag(address: string): string | undefined {
  const [, written = ""] = /[?&]tag=([^&#]*)/.exec(address) ?? [];
  try {
    return decodeURIComponent(written.replaceAll("+", " "));
  } catch {
    return undefined;
  }
}

function splitLink(text: string): { path: string; anchor: string | undefined } {
  const [before = "", anchor] = text.split("#", 2);
  const path = before.split("?", 1)[0] ?? "";
  return { path: path.length > 1 ? path.replace(/(?<!\/)\/+$/, "") : path, anchor };
}
