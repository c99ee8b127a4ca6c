import { dirname, join, normalize } from "node:path/posix";
import { readFrontMatter } from "../../../../schema/check/lists/front-matter.ts";
import { stemOf } from "../../../../schema/check/lists/post-names.ts";
import { decodeAddress, hasSchemeOrHost } from "../../../../schema/links.ts";
import { href } from "../../../../schema/primitives.ts";
import { makeSlug, Names, pathBelow } from "../../../../schema/slug.ts";
import type { Blog, BlogFolder, OldPost, OldText } from "./blog.ts";
import { type Addresses, completeForeign } from "./convert-text.ts";
import { nameOf, nothingKnown } from "./facts.ts";

/** Marks the new paths that tags were replaced by, which could be old paths, too. */
const newScheme = "post:";

/** Resolves addresses of an old blog to the posts and files of the new site. */
export class OldAddresses {
  /** New names of the files that posts use, by their old names. */
  readonly copied = new Map<string, string>();
  readonly remote = new Set<string>();
  #fetched: ReadonlyMap<string, string> = new Map();
  readonly #names = new Names();
  readonly #paths = new Map<string, string>();
  readonly #files: ReadonlySet<string>;
  readonly #blog: Blog;
  readonly origin: string;
  readonly base: string;

  constructor(blog: Blog, { files }: BlogFolder) {
    this.#blog = blog;
    this.#files = new Set(files);
    const url = blog.url !== undefined && URL.canParse(blog.url) ? new URL(blog.url) : undefined;
    this.origin = url?.host.replace(/^www\./, "") ?? "";
    this.base = url?.pathname.replace(/\/$/, "") ?? "";
    for (const post of blog.posts) {
      const to = this.pathOf(post);
      const names = [nameOf(post.original), stemOf(post.original)].map((name) => `name:${name}`);
      for (const known of [post.address, post.file, ...names])
        if (known !== undefined) this.#paths.set(simplify(known), to);
    }
    for (const own of [blog.list, "/blog", "/posts", "/post", "/archive", "/archives"])
      if (!this.#paths.has(own)) this.#paths.set(own, blog.list);
    this.#paths.set("", "/");
  }

  /** The path of a post's new page, as the build finds it. */
  pathOf({ slug, facts }: OldPost): string {
    const { list } = this.#blog;
    const { path } = readFrontMatter(facts, { file: `posts/${slug}.md`, stem: slug, list }, nothingKnown).value;
    return typeof path === "string" ? path : pathBelow(list, slug);
  }

  /** Uses fetched pictures, by their addresses, from now on. */
  takeFetched(names: ReadonlyMap<string, string>): void {
    this.#fetched = names;
  }

  /** The new path of a post, by its file's name, for `link`. */
  findPost = (name: string): string | undefined => {
    const to = this.#paths.get(simplify(`name:${stemOf(name)}`));
    return to === undefined ? undefined : newScheme + to;
  };

  /** The addresses in one post. */
  of(post: OldText): Addresses {
    return {
      link: (written) => {
        if (written.startsWith(newScheme)) return written.slice(newScheme.length);
        const address = this.#localize(written.replace(/^(["'“”])(.+)["'“”]$/, "$2"));
        if (/^(?:#|mailto:|tel:)/.test(address) && href.safeParse(address).success) return address;
        if (isForeign(address)) return completeForeign(address);
        const [path = "", anchor] = address.split("#");
        if (path.trim() === "") return undefined;
        const at = resolve(path, post.address ?? "/");
        const to = this.#paths.get(simplify(at)) ?? this.#paths.get(simplify(join(dirname(post.file), path)));
        if (to !== undefined) return anchor ? `${to}#${anchor}` : to;
        const file = this.#findFile(path, post);
        return file !== undefined && href.safeParse(file).success ? this.#copy(file) : undefined;
      },
      picture: (written) => {
        const address = this.#localize(written);
        if (isForeign(address)) {
          const kept = completeForeign(address);
          if (kept !== undefined) this.remote.add(kept);
          return this.#fetched.get(kept ?? "") ?? kept;
        }
        const file = this.#findFile(address, post);
        return file === undefined ? undefined : this.#copy(file);
      },
    };
  }

  /** An address on the old site itself, without the site's own address and folder. */
  #localize(address: string): string {
    const [whole, host] = /^(?:https?:)?\/\/(?:www\.)?([^/?#]+)/i.exec(address) ?? [""];
    const path = host?.toLowerCase() === this.origin ? address.slice(whole.length) || "/" : address;
    return this.base !== "" && (path === this.base || path.startsWith(`${this.base}/`))
      ? path.slice(this.base.length) || "/"
      : path;
  }

  #findFile(address: string, post: OldText): string | undefined {
    const path = decodeAddress(withoutQuery(address));
    if (path === "") return undefined;
    const beside = path.startsWith("/") ? [] : [join(dirname(post.file), path), path.replace(/^[~@]\/?/, "src/")];
    const below = this.#blog.roots.map((root) => join(root, resolve(path, post.address ?? "/")));
    const plain = this.#blog.roots.map((root) => join(root, path));
    return [...beside, ...below, ...plain]
      .map((one) => normalize(one).replace(/^\//, ""))
      .find((one) => this.#files.has(one));
  }

  #copy(file: string): string {
    const known = this.copied.get(file);
    if (known !== undefined) return known;
    const [, stem = "", ending = ""] =
      /^(.*?)(\.\w+)?$/.exec(file.replace(/^(?:static|public|src\/assets|src|assets|content)\//, "")) ?? [];
    const own = stem
      .split("/")
      .map((part) => makeSlug(part) || "file")
      .join("/");
    const name = `assets/${this.#names.take(own)}${ending.toLowerCase()}`;
    this.copied.set(file, name);
    return name;
  }
}

const isForeign = (address: string) => hasSchemeOrHost(address) || /^www\./i.test(address);

const withoutQuery = (address: string) => address.split(/[?#]/, 1)[0] ?? "";

/** An old path in one spelling, for comparison. */
function simplify(path: string): string {
  return withoutQuery(decodeAddress(path).toLowerCase()).replace(/(?:\/(?:_?index(?:\.html?|\.md)?)?|\.html?)$/, "");
}

function resolve(path: string, from: string): string {
  const base = `http://old.invalid${encodeURI(from)}`;
  return URL.canParse(path, base) ? decodeAddress(new URL(path, base).pathname) : path;
}
