import { isObject, type JsonObject, objectsIn } from "./json.ts";

/**
 * Turns a document of the right shape into one that passes the rules, too: it has a home page, names are unique, and
 * references resolve. Changes the document in place.
 */
export function giveMeaning(document: JsonObject): void {
  showFirst(document);
  leaveOneLanguage(document);
  if ("$schema" in document) document.$schema = "./schema/content.schema.json";
  chooseTexts(document);
  giveSite(document.site);
  const profile = isObject(document.profile) ? document.profile : {};
  giveProfile(profile);
  if (isObject(document.theme)) giveTheme(document.theme);
  const pages = objectsIn(document.pages);
  givePaths(pages);
  // The footer is on every page, so its id is taken on each.
  const taken = new Set<string>();
  giveBlocks(objectsIn([document.footer]), profile, taken);
  for (const page of pages) giveBlocks(objectsIn(page.blocks), profile, new Set(taken));
  givePictures(document);
  const targets = pages.filter((page) => page.hidden !== true).flatMap(findTargets);
  const links = isObject(document.navigation) ? objectsIn(document.navigation.links) : [];
  for (const link of links) link.to = pick(targets, String(link.to).length);
  giveWays(document, targets);
}

/** What is said of languages makes sense together alone: documents with several are made of this one. */
function leaveOneLanguage(part: unknown): void {
  if (Array.isArray(part)) part.forEach(leaveOneLanguage);
  if (!isObject(part)) return;
  delete part.languages;
  delete part.paths;
  Object.values(part).forEach(leaveOneLanguage);
}

function giveTheme(theme: JsonObject): void {
  if (theme.accentColors) theme.accentColors = { light: "#0f766e", dark: "#5eead4" };
  if (!isObject(theme.fonts)) return;
  // The typefaces that come with the designs are installed.
  const installed = ["geist", "newsreader", "hanken-grotesk", "inter"];
  for (const use of ["display", "text", "label"]) {
    if (use in theme.fonts) theme.fonts[use] = pick(installed, String(theme.fonts[use]).length);
  }
}

/** Buttons that lead to a page lead to one that is there. */
function giveWays(part: unknown, targets: readonly string[]): void {
  if (Array.isArray(part)) for (const item of part) giveWays(item, targets);
  if (!isObject(part)) return;
  for (const button of objectsIn(part.actions)) {
    if (String(button.to).startsWith("/")) button.to = pick(targets, String(button.to).length);
  }
  for (const value of Object.values(part)) giveWays(value, targets);
}

/** Keys that say one text in several ways. */
const alternatives = [
  ["text", "paragraphs"],
  ["text", "body"],
  ["paragraphs", "body"],
  ["details", "body"],
] as const;

/** Keeps one of two alternative forms of each text, in turn. No text is in a file, since there are no files. */
function chooseTexts(document: JsonObject): void {
  let turn = 0;
  const visit = (value: unknown, key: string): void => {
    if (Array.isArray(value)) for (const item of value) visit(item, key);
    if (!isObject(value)) return;
    if (isObject(value.body)) value.body = "# Words\n\nin a *file*.";
    for (const pair of alternatives) if (pair.every((name) => name in value)) delete value[pair[turn++ % 2] ?? "body"];
    const mustSay = value.type === "prose" || key === "details";
    if (mustSay && !["text", "paragraphs", "body"].some((name) => name in value)) value.paragraphs = ["Words."];
    for (const [name, member] of Object.entries(value)) visit(member, name);
  };
  visit(document, "");
}

/** Of every list the first entry is shown. */
function showFirst(part: unknown): void {
  if (Array.isArray(part)) {
    if (isObject(part[0])) delete part[0].hidden;
    part.forEach(showFirst);
  } else if (isObject(part)) Object.values(part).forEach(showFirst);
}

function giveSite(site: unknown): void {
  if (!isObject(site)) return;
  const size = String(site.url).length;
  site.url = pick(["https://example.com/", "https://example.com/portfolio/", "https://example.com/a/b"], size);
  if ("language" in site) site.language = pick(["en", "de", "en-IN", "hi", "ja"], size);
}

function giveProfile(profile: JsonObject): void {
  // References are to the profile, so it can hold none; the photo's description may, as it is read by visitors only.
  const { photo, ...rest } = profile;
  Object.assign(profile, withoutReferences(rest));
  if (!profile.phone) delete profile.chat;
  for (const list of [objectsIn(profile.emails), objectsIn(profile.links)]) {
    const seen = new Set<string>();
    for (const entry of list) entry.id = makeUnique(String(entry.id), seen);
  }
}

function withoutReferences(part: JsonObject): unknown {
  return JSON.parse(JSON.stringify(part).replace(/\{\w+\}/g, "Ada"));
}

function givePaths(pages: JsonObject[]): void {
  const seen = new Set<string>();
  const givePosts = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(givePosts);
    if (!isObject(part)) return;
    // No folder of posts is beside the document.
    if (typeof part.posts === "string") part.posts = [{ title: "First", date: "2025-06-30", body: "Words." }];
    for (const post of objectsIn(part.posts)) {
      post.path = makeUnique("/posts/first", seen);
      if (post.movedFrom) post.movedFrom = [`/old${post.path}`];
    }
    Object.values(part).forEach(givePosts);
  };
  pages.forEach((page, index) => {
    if (index === 0) delete page.hidden;
    page.path = index === 0 ? "/" : makeUnique(String(page.path), seen);
    if (page.movedFrom) page.movedFrom = [`/Old${index}`];
  });
  givePosts(pages);
}

/** The files of records that blocks show, which `copySampleAssets` puts where they are looked for. */
const recordFiles = new Map([
  ["publications", "papers.bib"],
  ["publication", "papers.bib"],
  ["repositories", "github.json"],
  ["feed", "feed.json"],
]);
/** An entry of theirs. */
const knownKey = "rao2025charger";

/** Names the blocks of a page apart, resolves what they refer to, and leaves the first of every list visible. */
function giveBlocks(blocks: JsonObject[], profile: JsonObject, seen: Set<string>): void {
  blocks.forEach((block, index) => {
    if (index === 0) delete block.hidden;
    if (typeof block.id === "string") block.id = makeUnique(block.id, seen);
    if (block.type === "video") giveSource(block);
    const source = recordFiles.get(String(block.type));
    if (source !== undefined) block.source = source;
    if (block.type === "publication") block.key = knownKey;
    if (block.type === "publications" && block.only) block.only = [knownKey];
    if (block.type === "contact" || block.type === "footer") {
      for (const part of [block, block.connect, block.reach]) giveReferences(part, profile);
    }
    for (const card of [...objectsIn(block.cards), ...objectsIn(block.items)]) orderDates(card);
    const names = new Set<string>();
    for (const field of objectsIn(block.fields)) field.name = makeUnique(String(field.name), names);
    for (const part of [...objectsIn(block.tabs), ...objectsIn(block.columns)]) {
      if (typeof part.id === "string") part.id = makeUnique(part.id, seen);
      giveBlocks(objectsIn(part.blocks), profile, seen);
    }
  });
}

function giveReferences(part: unknown, profile: JsonObject): void {
  if (!isObject(part)) return;
  for (const key of ["emails", "links"]) {
    const named = part[key];
    if (!Array.isArray(named)) continue;
    const known = objectsIn(profile[key]).map((entry) => entry.id);
    if (known.length === 0) delete part[key];
    else part[key] = [...new Set(named.map((_, index) => pick(known, index)))];
  }
}

/** A video has an address, or a file with captions. */
function giveSource(video: JsonObject): void {
  if (video.src === undefined || String(video.title).length % 2 === 1) {
    video.url ??= "https://vimeo.com/1084537";
    delete video.src;
    delete video.captions;
  } else delete video.url;
}

/** Pictures have words, or are said to be decoration. */
function givePictures(part: unknown): void {
  if (Array.isArray(part)) for (const item of part) givePictures(item);
  if (!isObject(part)) return;
  if (part.decorative === true) part.alt = "";
  for (const value of Object.values(part)) givePictures(value);
}

function orderDates(card: JsonObject): void {
  const { start, end } = card;
  if (typeof start === "string" && typeof end === "string" && start > end)
    Object.assign(card, { start: end, end: start });
}

/** What a link may lead to in a page: the page, and each visible block or tab that has an id. */
function findTargets(page: JsonObject): string[] {
  const anchors = (blocks: JsonObject[]): unknown[] =>
    blocks
      .filter((block) => block.hidden !== true)
      .flatMap((block) => {
        const all = [...objectsIn(block.tabs), ...objectsIn(block.columns)];
        const parts = all.filter((part) => part.hidden !== true);
        return [block.id, ...parts.flatMap((part) => [part.id, ...anchors(objectsIn(part.blocks))])];
      });
  const found = anchors(objectsIn(page.blocks)).filter((anchor) => typeof anchor === "string");
  return [String(page.path), ...found.map((anchor) => `${page.path}#${anchor}`)];
}

function makeUnique(name: string, seen: Set<string>): string {
  let unique = name;
  for (let count = 2; seen.has(unique); count += 1) unique = `${name}-${count}`;
  seen.add(unique);
  return unique;
}

function pick<T>(values: readonly T[], index: number): T | undefined {
  return values[index % values.length];
}
