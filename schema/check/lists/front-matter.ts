import { post } from "../../blocks/define/post.ts";
import { isRecord } from "../../json-schema/schema-parts.ts";
import { oldPath } from "../../links.ts";
import { suggest } from "../../messages/suggest.ts";
import { path as pagePath } from "../../primitives.ts";
import { makeSlug, pathBelow } from "../../slug.ts";
import { joinPointer } from "../../source/location.ts";
import { type KnownAddresses, resolveFile } from "./post-addresses.ts";

/** The front matter of a post in our keys. */
export interface FrontMatter {
  value: Record<string, unknown>;
  /** Where values are written in the file, by their pointers in `value`, if the two differ. */
  origins: ReadonlyMap<string, string>;
  /** Keys that only other programs need. */
  idle: readonly string[];
  /** Keys that nobody knows. */
  unknown: readonly string[];
}

interface PostName {
  file: string;
  /** The name of the post's file, without language and ending. */
  stem: string;
  /** The path of its list. */
  list: string;
}

/** What Hugo, Jekyll and Astro call our keys; the first that is present counts. Tags are joined. */
export const otherNames = {
  date: ["publishDate", "pubDate", "pubDatetime", "publishedDate", "datePublished", "published", "created"],
  updated: ["lastmod", "updatedDate", "modDatetime", "modified", "last_modified_at", "dateModified"],
  description: ["excerpt", "summary", "subtitle"],
  tags: ["categories", "category", "tag"],
  image: ["cover", "heroImage", "thumbnail", "coverImage", "featured_image", "banner", "ogImage"],
  movedFrom: ["aliases", "redirect_from"],
  path: ["slug", "permalink"],
} as const;

type OurKey = keyof typeof otherNames;

/** Keys of Hugo, Jekyll, Astro and their common themes that mean nothing here, in lower case. */
const idleKeys = new Set(
  `layout type toc showtoc tocopen weight author authors math mathjax katex comments comment disqus id uuid url
  categories_weight series keywords lang language locale isdraft featured pinned pin sticky linktitle menu nav_order
  params outputs cascade resources sitemap seo robots header classes tagline render_with_liquid render share
  social related readingtime reading_time showreadingtime sidebar license canonical canonicalurl canonical_url
  nocomment hidemeta searchhidden disableshare excerpt_separator last_modified markup iscjklanguage expirydate
  usepagebundles lightgallery hiddenfromhomepage hiddenfromsearch imagealt cover_alt caption toc_sticky mermaid`.split(
    /\s+/,
  ),
);

export const postKeys = Object.keys(post.shape).filter((key) => key !== "body");
const required: readonly string[] = ["title", "date"];

/** Understands front matter as Hugo, Jekyll and Astro write it. */
export function readFrontMatter(
  written: Readonly<Record<string, unknown>>,
  { file, stem, list }: PostName,
  disk: Pick<KnownAddresses, "hasFile">,
): FrontMatter {
  const value: Record<string, unknown> = {};
  const origins = new Map<string, string>();
  const said = new Map(Object.entries(written).filter(([, one]) => !isEmpty(one)));
  const take = (key: string): unknown => {
    const one = said.get(key);
    said.delete(key);
    return one;
  };
  /** Takes a key by the first of its names that is written, and drops its other names. */
  const takeAny = (key: OurKey): void => {
    const names = [key, ...otherNames[key]];
    const name = names.find((one) => said.has(one));
    if (name === undefined) return;
    value[key] = said.get(name);
    if (name !== key) origins.set(joinPointer(key), joinPointer(name));
    for (const one of names) said.delete(one);
  };

  if (isHiddenBy(said)) value["draft"] = true;
  for (const key of hidingKeys) said.delete(key);
  for (const key of ["draft", "published"]) if (isYes(said.get(key)) || isNo(said.get(key))) said.delete(key);
  for (const key of ["date", "updated"] as const) {
    takeAny(key);
    if (value[key] !== undefined) value[key] = readDate(value[key]);
  }
  const day = /^[0-9]{4}-[0-9]{2}-[0-9]{2}(?=-|$)/.exec(stem)?.[0];
  const isMisspelt = suggest("date", said.keys()) !== undefined;
  if (day !== undefined && value["date"] === undefined && !isMisspelt) value["date"] = day;
  if (value["updated"] !== undefined && String(value["updated"]) === value["date"]) delete value["updated"];
  takeAny("description");
  takeTags();
  takeAny("image");
  const image = readImage(value["image"], origins);
  if (isRecord(image) && typeof image["src"] === "string")
    value["image"] = { ...image, src: resolveFile(image["src"], file, disk) ?? image["src"] };
  takeAddresses();
  for (const key of postKeys) if (said.has(key)) value[key] = take(key);
  for (const key of ["title", "description"]) if (typeof value[key] === "number") value[key] = String(value[key]);

  function takeTags(): void {
    // Tags in each language are as in content.json.
    if (isRecord(said.get("tags"))) {
      value["tags"] = take("tags");
      return;
    }
    const all = new Map<string, [tag: unknown, origin: string]>();
    for (const name of ["tags", ...otherNames.tags]) {
      const one = take(name);
      const isList = Array.isArray(one);
      const tags: unknown[] = isList
        ? one
        : typeof one === "string"
          ? one.split(",").map((tag) => tag.trim())
          : [one].flat();
      for (const [index, tag] of tags.entries())
        if (!isEmpty(tag) && !all.has(String(tag).toLowerCase()))
          all.set(String(tag).toLowerCase(), [tag, joinPointer(name, ...(isList ? [index] : []))]);
    }
    if (all.size === 0) return;
    value["tags"] = [...all.values()].map(([tag]) => (typeof tag === "number" ? String(tag) : tag));
    for (const [index, [, origin]] of [...all.values()].entries()) origins.set(`/tags/${index}`, origin);
    origins.set("/tags", /^\/[^/]*/.exec([...all.values()][0]?.[1] ?? "")?.[0] ?? "/tags");
  }

  /** The address of its page, and those of before. A permalink that can't be a path here is one of those. */
  function takeAddresses(): void {
    takeAny("movedFrom");
    const from = origins.get("/movedFrom");
    if (value["movedFrom"] !== undefined && from !== undefined) {
      if (!Array.isArray(value["movedFrom"])) origins.set("/movedFrom/0", from);
      value["movedFrom"] = [value["movedFrom"]].flat();
    }
    const own = take("path");
    const slug = makeSlug(String(take("slug") ?? "").replace(/^.*\/(?=.)/, ""));
    const permalink = String(take("permalink") ?? "").replace(/(?<=.)\/$/, "");
    const isPath = pagePath.safeParse(permalink).success;
    if (own !== undefined) value["path"] = own;
    else if (isPath || slug !== "") {
      value["path"] = isPath ? permalink : pathBelow(list, slug);
      origins.set("/path", isPath ? "/permalink" : "/slug");
    } else if (oldPath.safeParse(permalink).success && value["movedFrom"] === undefined) {
      value["movedFrom"] = [permalink];
      for (const at of ["/movedFrom", "/movedFrom/0"]) origins.set(at, "/permalink");
    }
  }

  const rest = [...said.keys()];
  const idle = rest.filter((key) => idleKeys.has(key.toLowerCase()));
  const strange = rest.filter((key) => !idleKeys.has(key.toLowerCase()));
  // A misspelt key that is missing is one mistake, which is reported with the post's other keys.
  const lacking = required.filter((key) => value[key] === undefined);
  const misspelt = new Set(lacking.map((key) => suggest(key, strange)));
  for (const key of strange) if (misspelt.has(key)) value[key] = said.get(key);
  return { value, origins, idle, unknown: strange.filter((key) => !misspelt.has(key)) };
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
}

/** Keys by which posts of other programs are on no list of the site, or not on the site at all. */
const hidingKeys = ["headless", "unlisted", "private", "_build", "build"];

/** As YAML 1.1 has them, which Hugo and Jekyll read. */
const isYes = (value: unknown) => /^(?:true|yes|on)$/i.test(String(value));
const isNo = (value: unknown) => /^(?:false|no|off)$/i.test(String(value));

/** True for a post that its program leaves out, or that is on none of its lists. Here both are drafts. */
function isHiddenBy(said: ReadonlyMap<string, unknown>): boolean {
  if (["draft", "headless", "unlisted", "private"].some((key) => isYes(said.get(key)))) return true;
  if (isNo(said.get("published"))) return true;
  const builds = ["_build", "build"].map((key) => said.get(key)).filter(isRecord);
  return builds.some(({ render, list }) =>
    [render, list].some((one) => isNo(one) || /^(?:never|link|local)$/.test(String(one))),
  );
}

/** The day of a date with a time, or in another notation whose order is certain. Others stay, to be reported. */
function readDate(written: unknown): unknown {
  if (typeof written === "number") return String(written);
  if (typeof written !== "string") return written;
  const day = /^([0-9]{4}-[0-9]{2}-[0-9]{2})[Tt ]/.exec(written)?.[1];
  return day ?? readNamedMonth(written) ?? readNumbers(written) ?? written;
}

/** "2022-12-31" for "2022/12/31", "31.12.2022", "12/31/2022" and "31/12/2022", but not for "01/02/2022". */
function readNumbers(written: string): string | undefined {
  const [, year, , ...rest] = /^([0-9]{4})([/.])([0-9]{1,2})\2([0-9]{1,2})(?![0-9])/.exec(written) ?? [];
  if (year !== undefined) return joinDay(year, ...rest);
  const [, one = "", sign, other = "", last] =
    /^([0-9]{1,2})([/.-])([0-9]{1,2})\2([0-9]{4})(?![0-9])/.exec(written) ?? [];
  if (last === undefined) return undefined;
  if (sign === "." || Number(one) > 12 || one === other) return joinDay(last, other, one);
  return Number(other) > 12 ? joinDay(last, one, other) : undefined;
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** "2022-07-08" for "Jul 08 2022" or "Fri, 8 July 2022", as Astro's examples have it. */
function readNamedMonth(written: string): string | undefined {
  const year = /\b[0-9]{4}\b/.exec(written)?.[0];
  const day = /\b[0-9]{1,2}\b/.exec(written)?.[0];
  const month = months.findIndex((name) => new RegExp(`\\b${name}`, "i").test(written)) + 1;
  if (year === undefined || day === undefined || month === 0) return undefined;
  return joinDay(year, String(month), day);
}

const joinDay = (...parts: readonly string[]) => parts.map((part) => part.padStart(2, "0")).join("-");

/** What pictures are called in front matter of other programs: their file, and their words. */
const fileKeys = ["src", "path", "image", "url", "file", "filename"];
const altKeys = ["alt", "imageAlt", "caption", "description", "title"];

/** A picture that is a name, or an object in the keys of another program. Without words it is decorative. */
function readImage(written: unknown, origins: Map<string, string>): unknown {
  const at = origins.get("/image") ?? "/image";
  const [src, alt] = isRecord(written)
    ? [fileKeys, altKeys].map((keys) => keys.find((key) => !isEmpty(written[key])))
    : [];
  if (isRecord(written) && (at === "/image" ? src === "src" : src === undefined)) return written;
  const file = isRecord(written) ? written[src ?? "src"] : written;
  origins.set("/image/src", isRecord(written) ? at + joinPointer(src ?? "src") : at);
  if (alt !== undefined) origins.set("/image/alt", at + joinPointer(alt));
  const words = isRecord(written) && alt !== undefined ? written[alt] : "";
  return { src: file, alt: words, ...(words === "" && { decorative: true }) };
}
