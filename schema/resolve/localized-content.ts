import type { Content } from "../content.ts";
import { folderOf } from "../language.ts";
import { addTexts, publish } from "../localize/fill-texts.ts";
import type { CheckedContent, LocalValue } from "../localize/localize.ts";
import { addRuns } from "../localize/localize.ts";
import { languageOf } from "../text.ts";
import { addPosts } from "./add-posts.ts";
import { addPublicationPages } from "./add-publication-pages.ts";
import { type Alternate, type LanguagePaths, singleLanguage } from "./alternates.ts";
import { readdress } from "./readdress.ts";

/** The content of a site in one language, with the paths of that language. */
export interface LocalizedContent {
  content: Content;
  languagePaths: LanguagePaths;
}

/** Content in one language, with the texts of its files and with generated pages. */
interface LocalContent {
  content: Content;
  local: LocalValue;
}

/**
 * The site in each language that has a page, the first one first. A site without a list of languages has one.
 * @param hasIds whether texts and objects keep the ids of their nodes
 */
export function localizeContent(
  { localValues, texts, hasPrivateParts }: CheckedContent,
  hasIds = false,
): LocalizedContent[] {
  // Speed: publishing walks all of the content. Records in other files may be hidden, too.
  const publishParts = hasPrivateParts || texts.size > 0 ? publish : (content: Content) => content;
  const contents = localValues.map((local): LocalContent => {
    const content = addRuns(addTexts(local.value, texts), local, hasIds);
    return { content: addPublicationPages(addPosts(content)), local };
  });
  const [first] = contents;
  if (first?.local.language === "") {
    return [{ content: publishParts(first.content), languagePaths: singleLanguage }];
  }
  const existing = contents
    .map((one) => ({ ...one, existing: listExisting(one) }))
    .filter((one) => one.local === first?.local || one.existing.includes(true));
  const languages = existing.map(({ local }) => local.language);
  const sites = existing.map((one) => {
    const { language } = one.local;
    const folder = one.local === first?.local ? "" : `/${folderOf(language)}`;
    const paths = one.content.pages.map((page, index) => {
      if (!one.existing[index]) return undefined;
      const own = folder === "" ? page.path : (page.paths?.[language] ?? page.path);
      return folder + (own === "/" && folder !== "" ? "" : own);
    });
    return { ...one, language, home: folder || "/", paths };
  });
  const listAlternates = (index: number): Alternate[] =>
    sites.flatMap(({ language, paths }) => {
      const path = paths[index];
      return path === undefined ? [] : [{ language, path }];
    });
  return sites.map(({ content, language, home, paths }) => {
    // If a page doesn't exist in this language, links go to it in the language of its title.
    const addresses = new Map<string, string>();
    const absent = new Set<string>();
    content.pages.forEach(({ path, title, hidden }, index) => {
      const own = paths[index];
      const shown = languageOf(title);
      const other = sites.find((site) => site.language === shown)?.paths[index];
      if (own === undefined && !hidden) absent.add(path);
      const address = own ?? other;
      if (address !== undefined) addresses.set(path, address);
    });
    const kept = {
      ...content,
      site: { ...content.site, language, languages },
      pages: content.pages.filter((_, index) => paths[index] !== undefined),
      navigation: leaveOut(content.navigation, absent),
    };
    const alternates = content.pages.flatMap((_, index) => {
      const path = paths[index];
      const all = listAlternates(index);
      return path !== undefined && all.length > 1 ? [[path, all] as const] : [];
    });
    return {
      content: readdress(publishParts(kept), addresses, home === "/"),
      languagePaths: { home, alternates: new Map(alternates) },
    };
  });
}

/**
 * True for each page that exists in a language: its title is in it. The home page also exists if another page does or
 * any of its texts is in the language, since shortened URLs lead to it and its title is often just a name.
 */
function listExisting({ content: { pages }, local }: LocalContent): boolean[] {
  const isTitled = pages.map(({ title, hidden }) => !hidden && languageOf(title) === undefined);
  const saysAnything = (index: number) => [...local.said].some((pointer) => pointer.startsWith(`/pages/${index}/`));
  return pages.map(({ path, hidden }, index) =>
    path === "/" && !hidden ? isTitled.includes(true) || saysAnything(index) : isTitled[index] === true,
  );
}

/** Removes links of the navigation bar to pages that don't exist in its language. */
function leaveOut(navigation: Content["navigation"], absent: ReadonlySet<string>): Content["navigation"] {
  const links = navigation.links?.filter(({ to }) => !absent.has(to.replace(/[?#].*/s, "")));
  return { ...navigation, links };
}
