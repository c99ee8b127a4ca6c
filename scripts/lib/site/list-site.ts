import { readFile } from "node:fs/promises";
import type { Content } from "../../../schema/content.ts";
import { collectPortfolio } from "../../../schema/portfolio/portfolio.ts";
import type { Edition } from "../../../schema/resolve/editions/editions.ts";
import type { PageData, PageHead } from "../../../schema/resolve/page-data.ts";
import { type ResolvedSite, resolveContent } from "../../../schema/resolve/resolve-content.ts";
import { filePath } from "../../../schema/site-files.ts";
import type { Typesetter } from "../../../schema/words/typesetter.ts";
import type { PolicyOf } from "../../../src/document/document.ts";
import { pageFileName } from "../../../src/marks.ts";
import type { LinkedFile } from "../content/load-content.ts";
import type { SiteFile } from "../files/site-file.ts";
import { listShownCharacters } from "../fonts/shown-characters.ts";
import { type LetterFiles, placeLetters, type SiteLetters } from "../fonts/site-letters.ts";
import { listHostFiles } from "../hosting/host-files.ts";
import { claimLanguages } from "../hosting/language-choice.ts";
import { listMovedPages, listRedirects } from "../hosting/moves.ts";
import { findPlayers, pagePolicy } from "../hosting/page-policy.ts";
import { findIcon } from "../icons/find-icon.ts";
import type { PictureCollector } from "../images/collect-pictures.ts";
import type { ShowImage, SiteImages } from "../images/site-image.ts";
import { mediaFiles, type SiteMedia } from "../images/site-media.ts";
import { renderFavicon } from "../outputs/drawn/manifest.ts";
import { homeOf, type SiteMaterial } from "../outputs/output.ts";
import { describePage, listOutputFiles } from "../outputs/outputs.ts";
import { type OpenBody, protectFile } from "../privacy/mask.ts";
import { findSecrets } from "../privacy/secrets.ts";
import { createPageMaker, renderOrExplain } from "./page-maker.ts";

/** The application as pages are made with it: compiled, or as the dev server has it. */
export interface SiteApp {
  /** Names the application that can show the pages' data. */
  build: string;
  renderPage: (page: PageData, policyOf: PolicyOf) => string | Promise<string>;
  /** The inline script that every page holds. */
  headScript: () => string | Promise<string>;
}

/** What a site is made of: its content, and the files that this names. */
export interface SiteParts {
  /** The content in each of its languages, the first one first. */
  editions: readonly Edition[];
  images: SiteImages;
  media: SiteMedia;
  linked: ReadonlyMap<string, LinkedFile>;
  letters: SiteLetters;
  /** What sets its code and formulas; without it, they stand as they are written. */
  typesetter?: Typesetter;
}

/**
 * Lists every file of a site, protected where the owner asks for it; the compiled application's come beside them. None
 * is made before it is wanted.
 * @param options `hasWholeLetters`: fonts are not cut to the site's characters, as the dev server wants them
 */
export function listSite(parts: SiteParts, app: SiteApp, pictures: PictureCollector, { hasWholeLetters = false } = {}) {
  const languages = resolveLanguages(parts, pictures.show);
  const [{ content, resolved: main }] = languages;
  const { base, notFound, moves } = main;
  const { theme } = notFound.shell;
  const secrets = findSecrets(content);
  const everyPage = languages.flatMap(({ resolved }) => resolved.pages);
  const listCharacters = () => listShownCharacters([...everyPage, notFound], content.site.language);
  const letters = placeLetters(parts.letters, base, hasWholeLetters ? undefined : listCharacters);
  const players = findPlayers(everyPage);
  const counter = content.site.analytics?.address;
  const materials = languages.map(({ content, resolved }) =>
    gatherMaterial({ content, resolved, parts, pictures, everyPage, secrets }),
  );
  const materialOf = new Map(materials.flatMap((material) => material.pages.map((page) => [page, material] as const)));
  const { make, read } = createPageMaker((page) => {
    const material = materialOf.get(page);
    // Programs are told nothing of the fallback.
    const told = material ? describePage(page, material) : tellNothing;
    const described = { ...page, head: addLetters(told, letters, base) };
    return renderOrExplain(described, (data) =>
      app.renderPage(data, (inline) =>
        pagePolicy(inline, { players, forms: page.forms, pixel: counter, hasLetters: letters.css !== "" }),
      ),
    );
  }, secrets.length > 0);

  const outputs = materials.flatMap((material) => {
    const readable = material.pages.map((page) => ({ page, readText: async () => (await read(page)).text }));
    return listOutputFiles(material, readable);
  });
  const media = mediaFiles(parts.media);
  const linked = [...parts.linked].map(([name, { file }]) => ({
    path: filePath(name, content.site.languages),
    make: () => readFile(file),
  }));
  const pathOf = (page: PageData, file: string) => `${page.href.slice(base.length + 1)}${file}`;
  const documents = new Map([
    ...everyPage.map((page) => [pathOf(page, "index.html"), page] as const),
    ["404.html", notFound] as const,
  ]);
  const files: SiteFile<OpenBody>[] = [
    ...[...documents].map(([path, page]) => ({ path, make: () => make(page) })),
    ...everyPage.map((page) => ({ path: pathOf(page, pageFileName), make: () => formatPageData(page, app.build) })),
    { path: "favicon.svg", make: () => renderFavicon(content.profile.name, theme) },
    ...outputs,
    ...listHostFiles(
      base,
      app.headScript,
      [...outputs, ...linked, ...media],
      listRedirects(base, moves),
      claimLanguages(base, content.site),
    ),
    ...listMovedPages(moves),
    ...linked,
    ...pictures.files(),
    ...media,
    ...letters.files,
  ];
  return {
    /** The site's path on its host, without a slash at its end. */
    base,
    /** The rules for its letters, which every page has. */
    letterCss: letters.css,
    /** How many pages there are, the fallback not counted. */
    pages: everyPage.length,
    files: files.map((file) => protectFile(file, secrets)),
    /** What the HTML of every page says, by the page's path; those that were not made yet are made. */
    readFacts: async () => {
      const facts = [...documents].map(async ([path, page]) => [path, (await read(page)).facts] as const);
      return new Map(await Promise.all(facts));
    },
  };
}

const tellNothing: PageHead = { meta: [], links: [], structuredData: undefined };

/** The display's letters are fetched with the style sheet, and not when it turns out that a text needs them. */
function addLetters({ links, ...head }: PageHead, { css, first }: LetterFiles, base: string): PageHead {
  if (first === undefined) return { links, ...head };
  const preload = {
    rel: "preload",
    as: "font",
    type: "font/woff2",
    crossorigin: "",
    href: `${base}/${first}`,
  } as const;
  return { ...head, links: [preload, ...links], letterCss: css };
}

/** A site in one language, and its pages. */
interface ResolvedLanguage {
  content: Content;
  resolved: ResolvedSite;
}

/** A site's pages in each of its languages, with its pictures' addresses as `show` gives them. @internal */
export function resolveLanguages(
  parts: Omit<SiteParts, "letters">,
  show: ShowImage,
): [ResolvedLanguage, ...ResolvedLanguage[]] {
  const { images, media, linked, typesetter } = parts;
  const [first, ...others] = parts.editions.map(({ content, standing }) => ({
    content,
    resolved: resolveContent(
      content,
      (src, shape, base) => show(lookedAt(images.get(src), src), shape, base),
      {
        sizeOf: (name) => lookedAt(linked.get(name), name).bytes,
        icon: findIcon,
        medium: (src) => lookedAt(media.get(src), src),
        ...(typesetter && { typesetter }),
      },
      standing,
    ),
  }));
  if (!first) throw new Error("Content that isn't sound has no pages");
  return [first, ...others];
}

interface LanguageParts extends ResolvedLanguage {
  parts: SiteParts;
  pictures: PictureCollector;
  everyPage: readonly PageData[];
  secrets: readonly string[];
}

/** What the formats of one language are made from. */
function gatherMaterial({ content, resolved, parts, pictures, everyPage, secrets }: LanguageParts): SiteMaterial {
  const { base, pages, notFound, photo } = resolved;
  const portfolio = collectPortfolio(content);
  const source = parts.images.get(portfolio.profile.photo?.src ?? "");
  return {
    portfolio,
    base,
    pages,
    everyPage,
    folder: homeOf(notFound.shell).slice(base.length + 1),
    theme: notFound.shell.theme,
    letters: parts.letters.drawn(content.site.language),
    photo: source && photo && { ...source, src: photo.src },
    pathOfPicture: (src) => {
      const image = parts.images.get(src);
      return image && pictures.show(image, "card", base).src;
    },
    secrets,
  };
}

function lookedAt<Facts>(facts: Facts | undefined, name: string): Facts {
  if (facts === undefined) throw new Error(`${name} was not looked at when the content was checked`);
  return facts;
}

/** A page's data as the browser loads it before it changes to the page. @internal */
export function formatPageData(page: PageData, build: string): string {
  return JSON.stringify({ build, page });
}
