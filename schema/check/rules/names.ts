import { isFileName } from "../../file-types.ts";
import { type Finding, find } from "../../messages/messages.ts";
import { mostSuggestions, suggest } from "../../messages/suggest.ts";
import { filePath } from "../../resolve/address.ts";
import { findUnportable, makePortable } from "../../slug.ts";
import type { ContentIndex } from "../content-index/content-index.ts";
import type { PageFacts } from "../content-index/gather.ts";

/** Every visible page has a path of its own, and one of them is the home page. */
export function checkPaths(index: ContentIndex): Finding[] {
  return index.readers.flatMap((language) => checkPathsIn(language, index));
}

function checkPathsIn(language: string, index: ContentIndex): Finding[] {
  const findings: Finding[] = [];
  const seen = new Map<string, PageFacts>();
  for (const page of [...index.pages, ...index.posts]) {
    const { value, languages, pointer } = page;
    const { path } = value;
    if (path === undefined || !languages.includes(language)) continue;
    const first = seen.get(path);
    if (first === undefined) seen.set(path, page);
    else if (!areOnePost(first, page)) {
      const otherLine = index.lineOf(`${first.pointer}/path`);
      findings.push(find("repeated-path", `${pointer}/path`, { path, otherLine }));
    }
  }
  if (!seen.has("/") && !index.lacksPaths) {
    const hidden = index.pages.find(({ value }) => value.path === "/");
    const pointer = hidden ? `${hidden.pointer}/hidden` : "/pages";
    findings.push(find("no-home-page", { key: pointer }, { hidden: hidden !== undefined }));
  }
  return findings;
}

/** Whether two lists show the same post. */
function areOnePost({ value: one }: PageFacts, { value: other }: PageFacts): boolean {
  return "body" in one && "body" in other && JSON.stringify(one.body) === JSON.stringify(other.body);
}

/** Where a page stood before, no page stands now, and no other did. */
export function checkOldPaths(index: ContentIndex): Finding[] {
  return index.readers.flatMap((language) => checkOldPathsIn(language, index));
}

function checkOldPathsIn(language: string, index: ContentIndex): Finding[] {
  const taken = new Map<string, { pointer: string; isPage: boolean }>();
  for (const { value, languages, pointer } of [...index.pages, ...index.posts]) {
    if (value.path !== undefined && languages.includes(language))
      taken.set(placeOf(value.path), { pointer: `${pointer}/path`, isPage: true });
  }
  return index.texts.flatMap(({ kind, text: path, pointer, languages }) => {
    if (kind !== "oldPath" || !languages.includes(language)) return [];
    const other = taken.get(placeOf(path));
    if (!other) taken.set(placeOf(path), { pointer, isPage: false });
    return other
      ? [find("moved-path-taken", pointer, { path, otherLine: index.lineOf(other.pointer), isPage: other.isPage })]
      : [];
  });
}

/** What a path means to hosts and file systems: they don't tell capitals, and find a page with and without its slash. */
function placeOf(path: string): string {
  return path.toLowerCase().replace(/(?:\/|\/index\.html?)$/, "") || "/";
}

/** What of the site has a file or folder of its name can be written on every system, also where this one takes more. */
export function checkPortableNames({ texts, languages }: ContentIndex): Finding[] {
  return texts.flatMap(({ kind, text, place }) => {
    const isFile = kind === "href" && isFileName(text);
    if (kind !== "path" && kind !== "oldPath" && !isFile) return [];
    const found = findUnportable(isFile ? filePath(text, languages) : text);
    if (!found) return [];
    const near = text.split("/").map(makePortable).join("/");
    return [
      find("unportable-name", place, {
        ...found,
        near: near === text || kind === "oldPath" ? undefined : near,
        isFile,
      }),
    ];
  });
}

/** Ids are names: unique on a page (with the footer, which stands on all), and in each list of the profile. */
export function checkIds(index: ContentIndex): Finding[] {
  return index.readers.flatMap((language) => checkIdsIn(language, index));
}

function checkIdsIn(language: string, index: ContentIndex): Finding[] {
  const scopes = new Map<unknown, Map<string, string>>();
  const free = new FreeNames();
  const footer = index.root.footer?.id;
  return index.texts.flatMap(({ kind, key, text: id, pointer, page, languages }) => {
    if (kind !== "id" || key !== "id" || !languages.includes(language)) return [];
    const scope = page ?? pointer.replace(/(?:\/[0-9]+)?\/id$/, "");
    const seen =
      scopes.get(scope) ?? new Map<string, string>(page && footer !== undefined ? [[footer, "/footer/id"]] : []);
    scopes.set(scope, seen);
    const first = seen.get(id);
    if (first !== undefined)
      return [find("repeated-id", pointer, { id, otherLine: index.lineOf(first), near: free.next(id, seen) })];
    seen.set(id, pointer);
    return [];
  });
}

/** Names that nothing in a scope has: what is taken stays taken, so each search goes on where the last one ended. */
class FreeNames {
  readonly #numbers = new WeakMap<object, Map<string, number>>();

  next(id: string, seen: ReadonlyMap<string, string>): string {
    const numbers = this.#numbers.get(seen) ?? new Map<string, number>();
    this.#numbers.set(seen, numbers);
    let number = numbers.get(id) ?? 2;
    while (seen.has(`${id}-${number}`)) number += 1;
    numbers.set(id, number);
    return `${id}-${number}`;
  }
}

/** The lists of the profile whose entries blocks name by their ids, and what one of those is called. */
const lists = [
  { key: "emails", name: "e-mail" },
  { key: "links", name: "link" },
] as const;

/** Lists of ids that blocks call `emails` and `links` name entries of the profile's lists of the same names. */
export function checkReferences(index: ContentIndex): Finding[] {
  return lists.flatMap(({ key, name }) => {
    const entries = index.root.profile?.[key];
    if (entries === undefined || index.mistakes.isDoubtful(`/profile/${key}`)) return [];
    const ids = entries.flatMap((entry) => entry?.id ?? []);
    const known = new Set(ids);
    return index.texts
      .filter((value) => value.kind === "id" && value.key === key && !known.has(value.text))
      .map(({ text, pointer }, number) => {
        const near = number < mostSuggestions ? suggest(text, ids) : undefined;
        return find("unknown-reference", pointer, { id: text, list: name, near, ids });
      });
  });
}
