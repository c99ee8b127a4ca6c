import type { Place } from "../../source/place.ts";
import type { DiskProbe } from "../disk.ts";
import type { ContentIndex } from "./content-index.ts";
import type { PageFacts, TextValue } from "./gather.ts";

/** The file of its own that a value is written in, by the name that content gives it: a post's, for its front matter, too. */
export function ownFileOf({ place, page }: Pick<TextValue, "place" | "page">, index: ContentIndex): string | undefined {
  return fileIn(place) ?? (page && fileOfPost(page, index));
}

function fileIn(place: Place): string | undefined {
  return typeof place === "object" && "in" in place ? place.file : undefined;
}

/** The file of a post. */
function fileOfPost(post: PageFacts, { posts, texts }: ContentIndex): string | undefined {
  if (!posts.includes(post)) return undefined;
  return texts.find(({ kind, page, isPart }) => kind === "textFile" && page === post && !isPart)?.text;
}

/**
 * What a name means that is looked up from the folder of the file that it is written in, as other programs do: its name
 * from the content's folder; undefined where it leads out of that.
 */
function nameFromFile(name: string, file: string): string | undefined {
  const parts = file.split("/").slice(0, -1);
  for (const part of name.split("/")) {
    if (part === ".." && parts.pop() === undefined) return undefined;
    if (part !== ".." && part !== "." && part !== "") parts.push(part);
  }
  return parts.join("/");
}

/** Whether a name leads out of the content's folder by itself. */
export function leavesFolder(name: string): boolean {
  return nameFromFile(name, "") === undefined;
}

/** The name that a file has which was looked for from the folder of the text that names it; undefined where none is there. */
export function findBeside(value: TextValue, name: string, index: ContentIndex, disk: DiskProbe): string | undefined {
  const file = ownFileOf(value, index);
  const meant = file && nameFromFile(name, file);
  return meant && meant !== name && disk.hasFile?.(meant) ? meant : undefined;
}

/**
 * The page that a link in a post was likely meant for, as other programs write it: the post's file (`first.md`), or its
 * address as seen from this one (`../first/`).
 */
export function findMeantPage(link: TextValue, address: string, index: ContentIndex): string | undefined {
  const file = ownFileOf(link, index);
  if (file === undefined) return undefined;
  const [, name = "", anchor = ""] = /^([^?#]*)(.*)/s.exec(address) ?? [];
  if (name === "") return undefined;
  const target = nameFromFile(name, file);
  const post = index.texts.find(
    ({ kind, text, page, isPart }) =>
      kind === "textFile" && text === target && !isPart && page && index.posts.includes(page),
  )?.page;
  // Seen from the folder that the address of its page is, or from the page itself.
  const own = link.page?.value.path ?? "/";
  const paths = [`${own}/`, own].flatMap((from) => {
    const path = nameFromFile(name, from.slice(1));
    return path === undefined ? [] : [`/${path}`];
  });
  const shown = [...index.posts, ...index.pages].filter(({ languages }) => languages.length > 0);
  const meant = [post, ...paths.map((path) => shown.find(({ value }) => value.path === path))].find(
    (page) => page !== undefined && page.languages.length > 0,
  );
  return meant?.value.path === undefined ? undefined : meant.value.path + anchor;
}
