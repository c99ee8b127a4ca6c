import { decodeAddress, hasSchemeOrHost } from "../../links.ts";
import { nameFromFile } from "../content-index/own-files.ts";
import { stemOf } from "./post-names.ts";

/** What addresses in posts can mean. */
export interface KnownAddresses {
  /** True if the content's folder contains this file. */
  hasFile: (name: string) => boolean;
  /** The paths of posts by their former paths, and by the names of their files. */
  posts: ReadonlyMap<string, string>;
}

/** Folders that Hugo, Jekyll and Astro publish at the root of a site. */
const published = ["", "static/", "public/", "assets/"];

/** The file that an address in a post means, by its name beside the content file; undefined if there is none. */
export function resolveFile(address: string, file: string, { hasFile }: Pick<KnownAddresses, "hasFile">) {
  if (hasSchemeOrHost(address) || address.startsWith("#")) return undefined;
  const name = decodeAddress(address.replace(/[?#].*/s, ""));
  const bare = name.replace(/^\/+/, "");
  const beside = name.startsWith("/") ? undefined : nameFromFile(name, file);
  const inFolder = /(?:^|\/)index\.[^/]*$/.test(file);
  const places = name.startsWith("/") || !inFolder ? [bare, beside] : [beside, bare];
  const names = [...places, ...published.map((folder) => nameFromFile(folder + bare, ""))];
  return names.find((one) => one !== undefined && one !== "" && /\.[a-z0-9]+$/i.test(one) && hasFile(one));
}

/**
 * What a link in a post means: the path of a post, found by the name of its file or by a former path, with the link's query
 * and anchor; otherwise the name of a file. Undefined for other sites, anchors alone, and what isn't known.
 */
export function resolveAddress(address: string, file: string, known: KnownAddresses): string | undefined {
  const [, name = "", rest = ""] = /^([^?#]*)(.*)/s.exec(address) ?? [];
  if (name === "" || hasSchemeOrHost(name)) return undefined;
  const bare = withoutEnding(name);
  const post = name.startsWith("/") ? known.posts.get(bare) : known.posts.get(stemOf(bare));
  return post === undefined ? resolveFile(address, file, known) : post + rest;
}

/** An address without its ending or its last slash, for comparison. */
export function withoutEnding(address: string): string {
  return decodeAddress(address).replace(/(?:\/(?:index\.html?)?|\.html?)$/, "");
}
