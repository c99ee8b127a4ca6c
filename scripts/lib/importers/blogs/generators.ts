import { basename, dirname, extname } from "node:path/posix";
import { isRecord } from "../../../../schema/json-schema/schema-parts.ts";
import type { BlogName, Generator } from "./blog.ts";
import { type Facts, isText, listAt, nameOf, readConfig, readPost, readText, textAt } from "./facts.ts";
import { fillPermalink, slugify } from "./permalinks.ts";
import { largestFolder, leftOut, pathOf, readPosts } from "./read-posts.ts";

const hugo: Generator = {
  title: "Hugo",
  config: /^(?:config\/_default\/)?(?:hugo|config)\.(?:toml|ya?ml|json)$/,
  read(blog) {
    const { files } = blog;
    const configs = files.filter(
      (file) => hugo.config.test(file) || /^config\/_default\/\w+\.(?:toml|ya?ml)$/.test(file),
    );
    const settings = configs.map((file): Facts => {
      const facts = readConfig(blog, file);
      return hugo.config.test(file) ? facts : { [basename(file, extname(file))]: facts };
    });
    const config: Facts = Object.assign({}, ...settings.toReversed());
    const own = textAt(config, "defaultContentLanguage") ?? "en";
    const all = isRecord(config["languages"]) ? Object.keys(config["languages"]) : [];
    const languages = [own, ...all.filter((one) => one !== own)];
    const folder = textAt(config, "languages", own, "contentDir") ?? textAt(config, "contentDir") ?? "content";
    const content = `${folder}/`;
    const below = files.filter((file) => file.startsWith(content) && isText(file));
    // Other texts beside an index.md are parts of its page.
    const bundles = new Set(below.filter((file) => /^index\./.test(basename(file))).map((file) => dirname(file)));
    const texts = below.filter((file) => {
      const around = dirname(file)
        .split("/")
        .map((_, index, parts) => parts.slice(0, index + 1).join("/"));
      return (
        !/^_index\./.test(basename(file)) &&
        (/^index\./.test(basename(file)) || !around.some((one) => bundles.has(one)))
      );
    });
    const params = config["params"];
    const main = isRecord(params) ? listAt(params, "mainSections")[0] : undefined;
    const section = main ?? largestFolder(texts, content);
    const isOfSection = (file: string) => file.startsWith(`${content}${section}/`);
    const list = below.find((file) => file.startsWith(`${content}${section}/_index.`));
    const words = list === undefined ? undefined : readPost(blog.folder, list);
    const reading = { languages, showsFuture: config["buildFuture"] === true };
    const { posts, others } = readPosts(blog, texts.filter(isOfSection), reading, ({ file, facts, day }) => {
      const around = basename(file, extname(file)) === "index" ? dirname(dirname(file)) : dirname(file);
      const folders = around.slice(content.length).split("/");
      const pattern = textAt(config, "permalinks", section) ?? textAt(config, "permalinks", "page", section);
      const name = nameOf(file).toLowerCase().replace(/ /g, "-");
      const slug = textAt(facts, "slug");
      const title = slugify(textAt(facts, "title") ?? name);
      const isPlain = pattern === undefined;
      return (
        textAt(facts, "url")?.replace(/^(?!\/)/, "/") ??
        fillPermalink(pattern ?? "/:sections/:slug/", {
          day,
          folders,
          name,
          slug: slug ?? (isPlain ? name : title),
          title,
        })
      );
    });
    return {
      title: textAt(config, "title"),
      description: textAt(params, "description") ?? textAt(params, "homeInfoParams", "Content"),
      author: textAt(params, "author", "name") ?? textAt(params, "author") ?? textAt(config, "author", "name"),
      language: textAt(config, "languageCode") ?? textAt(config, "defaultContentLanguage"),
      url: textAt(config, "baseURL"),
      list: pathOf(section),
      words: {
        title: textAt(words?.known, "title"),
        description: textAt(words?.known, "description"),
        text:
          list && words?.source.prose.trim()
            ? { file: list, source: words.source, address: `/${section}/` }
            : undefined,
      },
      posts,
      roots: ["static", "assets", folder],
      others: [...texts.filter((file) => !isOfSection(file)).map((file) => leftOut(file)), ...others],
    };
  },
};

/** Jekyll's names for permalink patterns. */
const permalinkStyles: Readonly<Record<string, string>> = {
  date: "/:categories/:year/:month/:day/:title.html",
  pretty: "/:categories/:year/:month/:day/:title/",
  ordinal: "/:categories/:year/:y_day/:title.html",
  none: "/:categories/:title.html",
};

const jekyll: Generator = {
  title: "Jekyll",
  config: /^_config\.ya?ml$/,
  read(blog) {
    const { files } = blog;
    const config = readConfig(blog, files.find((file) => jekyll.config.test(file)) ?? "");
    const texts = files.filter(
      (file) =>
        isText(file) && (/(?:^|\/)_drafts\//.test(file) || /(?:^|\/)_posts\/(?:.*\/)?\d+-\d+-\d+-[^/]*$/.test(file)),
    );
    const defaults = [config["defaults"]].flat().filter(isRecord);
    const ofPosts = defaults.filter(
      ({ scope }) =>
        isRecord(scope) &&
        /^(?:posts)?$/.test(String(scope["type"] ?? "")) &&
        /^(?:_posts\/?)?$/.test(String(scope["path"] ?? "")),
    );
    const usual = ofPosts.map(({ values }) => textAt(values, "permalink")).findLast((one) => one !== undefined);
    const style = usual ?? textAt(config, "permalink") ?? "date";
    const reading = { order: "day first", showsFuture: config["future"] === true } as const;
    const { posts, others } = readPosts(blog, texts, reading, ({ file, facts, day }) => {
      const above = file.split("/").slice(
        0,
        file.split("/").findIndex((part) => /^_(?:posts|drafts)$/.test(part)),
      );
      const said = [...listAt(facts, "categories"), ...listAt(facts, "category")];
      const folders = [...above, ...said].map(slugify);
      const name = nameOf(file);
      const pattern = textAt(facts, "permalink") ?? style;
      const own = textAt(facts, "slug") ?? name;
      return fillPermalink(permalinkStyles[pattern] ?? pattern, { day, folders, name, slug: slugify(own), title: own });
    });
    const url = textAt(config, "url");
    return {
      title: textAt(config, "title") ?? textAt(config, "name"),
      description: textAt(config, "description"),
      author: textAt(config, "author", "name") ?? textAt(config, "author"),
      language: textAt(config, "lang") ?? textAt(config, "locale"),
      url: url && url.replace(/\/$/, "") + (textAt(config, "baseurl") ?? ""),
      list: "/blog",
      posts,
      roots: ["", ...(textAt(config, "source") === undefined ? [] : [textAt(config, "source") ?? ""])],
      others: [
        ...files
          .filter((file) => isText(file) && !texts.includes(file) && /^(?!README)[^/]*$|(?:^|\/)_posts\//i.test(file))
          .map((file) => leftOut(file)),
        ...others,
      ],
    };
  },
};

const quoted = String.raw`["'\x60]([^"'\x60\n]+)["'\x60]`;

const astro: Generator = {
  title: "Astro",
  config: /^astro\.config\.[cm]?[jt]s$/,
  read(blog) {
    const { folder, files } = blog;
    const config = readText(folder, files.find((file) => astro.config.test(file)) ?? "");
    // Its settings are a program. These are written literally in nearly all of them.
    const literal = (text: string, name: string) =>
      new RegExp(`\\b${name}["']?\\s*[:=]\\s*${quoted}`, "i").exec(text)?.[1];
    const named = files.filter(
      (file) =>
        /^src\/(?:[\w-]+\/)?(?:consts?|constants|config|site(?:[-_.]?config)?)\.(?:m?[jt]s|json)$/i.test(file) &&
        file !== "src/content/config.ts",
    );
    const own = named.map((file) => readText(folder, file)).join("\n");
    const say = (name: string) => literal(own, `SITE_${name}`) ?? literal(own, name);
    const texts = files.filter((file) => isText(file) && /^src\//.test(file) && !/\/_/.test(file));
    const collections = ["src/content/", "src/data/", "src/pages/"].map((within) => ({
      within,
      name: largestFolder(texts, within),
    }));
    const size = ({ within, name }: { within: string; name: string }) =>
      texts.filter((file) => file.startsWith(`${within}${name}/`)).length;
    const { within, name } = collections.toSorted((one, other) => size(other) - size(one))[0] ?? {
      within: "",
      name: "",
    };
    const pages = files.filter(
      (file) =>
        file.startsWith("src/pages/") && /\](?:\/index)?\.astro$/.test(file) && !/tag|categor|page\]|lang/i.test(file),
    );
    const page =
      pages.find((file) => file.startsWith(`src/pages/${name}/`)) ??
      pages.find((file) => /posts?|blog|articles?/.test(file)) ??
      pages[0];
    const above =
      page === undefined ? `/${name}` : dirname(page.slice("src/pages".length).replace(/\/index\.astro$/, ""));
    const start = `${within}${name}/`;
    const { posts, others } = readPosts(
      blog,
      texts.filter((file) => file.startsWith(start)),
      { order: "month first", showsFuture: false },
      ({ file, facts }) => {
        const path = file.slice(start.length).replace(/(?:\/index)?\.\w+$/, "");
        const slug = textAt(facts, "slug") ?? path.split("/").map(slugify).join("/");
        return `${above === "/" ? "" : above}/${slug}/`;
      },
    );
    const site = literal(config, "site") ?? literal(own, "website");
    return {
      title: say("TITLE") ?? say("name"),
      description: say("DESCRIPTION") ?? say("desc"),
      author: say("AUTHOR"),
      language: literal(config, "defaultLocale") ?? say("lang"),
      url: site && site.replace(/\/$/, "") + (literal(config, "base")?.replace(/^(?!\/)/, "/") ?? ""),
      list: pathOf(above === "/" ? name : above.slice(1)),
      posts,
      roots: ["public", "src", "src/assets"],
      others: [...texts.filter((file) => !file.startsWith(start)).map((file) => leftOut(file)), ...others],
    };
  },
};

/** The programs whose blogs are imported, by their names for `--from`. */
export const generators: Readonly<Record<BlogName, Generator>> = { hugo, jekyll, astro };
