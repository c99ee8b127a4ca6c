import type { Content } from "../../content.ts";
import { folderOf } from "../../language.ts";
import { addRuns } from "../../localize/add-runs.ts";
import type { CheckedContent, LocalValue } from "../../localize/localize.ts";
import { publish } from "../../localize/publish.ts";
import { addTexts } from "../../localize/put-texts.ts";
import { languageOf } from "../../text.ts";
import { addPapers } from "../papers/add-papers.ts";
import { addPosts } from "../posts/add-posts.ts";
import { readdress } from "./readdress.ts";
import { type Alternate, type Standing, standingAlone } from "./standing.ts";

/** A site in one language: ordinary content, whose pages stand where that language does. */
export interface Edition {
  content: Content;
  standing: Standing;
}

/** Content in one of its languages, with the texts that it keeps in files and with its generated pages. */
interface LocalContent {
  content: Content;
  local: LocalValue;
}

/**
 * The site in each of its languages that has a page, the first one first; in its only one, where it names no list.
 * @param hasIds whether what is made of it is to keep the ids of the nodes that it came from
 */
export function makeEditions({ locals, texts }: CheckedContent, hasIds = false): Edition[] {
  const contents = locals.map((local): LocalContent => {
    const content = addRuns(addTexts(local.value, texts), local, hasIds);
    return { content: addPapers(addPosts(content)), local };
  });
  const [first] = contents;
  if (first?.local.language === "") {
    const content = publish(first.content);
    return [{ content, standing: standingAlone }];
  }
  const made = contents
    .map((one) => ({ ...one, made: listMade(one) }))
    .filter((one) => one.local === first?.local || one.made.includes(true));
  const languages = made.map(({ local }) => local.language);
  const sites = made.map((one) => {
    const { language } = one.local;
    const folder = one.local === first?.local ? "" : `/${folderOf(language)}`;
    const paths = one.content.pages.map((page, index) => {
      if (!one.made[index]) return undefined;
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
    // Where a page isn't made in this language, links lead to it in the one that its title is in.
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
      content: readdress(publish(kept), addresses, home === "/"),
      standing: { home, alternates: new Map(alternates) },
    };
  });
}

/**
 * Which pages are made in a language: those whose title is in it. Whoever shortens an address comes to the home page, and
 * its title is often but a name: it is made wherever another page is, or anything on it is in the language.
 */
function listMade({ content: { pages }, local }: LocalContent): boolean[] {
  const isTitled = pages.map(({ title, hidden }) => !hidden && languageOf(title) === undefined);
  const saysAnything = (index: number) => [...local.said].some((pointer) => pointer.startsWith(`/pages/${index}/`));
  return pages.map(({ path, hidden }, index) =>
    path === "/" && !hidden ? isTitled.includes(true) || saysAnything(index) : isTitled[index] === true,
  );
}

/** The bar leads to pages of its own language. */
function leaveOut(navigation: Content["navigation"], absent: ReadonlySet<string>): Content["navigation"] {
  const links = navigation.links?.filter(({ to }) => !absent.has(to.replace(/[?#].*/s, "")));
  return { ...navigation, links };
}
