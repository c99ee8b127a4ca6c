import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { glob } from "tinyglobby";
import { importWordsOf } from "../../../../schema/labels/choose-labels.ts";
import { isLanguageCode } from "../../../../schema/language.ts";
import { siteAddress } from "../../../../schema/primitives.ts";
import { formatJson } from "../../../../schema/source/format-json.ts";
import { currentVersion } from "../../../../schema/versions.ts";
import { CommandError } from "../../cli/command.ts";
import { fetchPictures } from "../fetch-pictures.ts";
import { writeOutReferences as writeOut } from "../json-resume/clean-text.ts";
import { placeholderAddress } from "../json-resume/lay-out.ts";
import { clip } from "../json-resume/phrases.ts";
import type { Note } from "../json-resume/reading.ts";
import { OldAddresses } from "./addresses.ts";
import { type Blog, type BlogFolder, blogNames, type Generator } from "./blog.ts";
import { convertBody, convertPost } from "./convert-post.ts";
import { textAt } from "./facts.ts";
import { generators } from "./generators.ts";

interface BlogRequest {
  /** Path of the JSON Schema, relative to the content. */
  schema: string;
  language?: string | undefined;
  url?: string | undefined;
  /** The content's folder. If set, pictures are fetched over the network. */
  fetchInto?: string | undefined;
}

interface ImportedBlog {
  /** Files to write, relative to the content's folder, `content.json` last. */
  files: ReadonlyMap<string, string | Uint8Array>;
  content: string;
  notes: Note[];
  posts: number;
  remote: number;
}

/** A blog's folder, and the program that makes a site of it. */
export interface FoundBlog {
  generator: Generator;
  blog: BlogFolder;
}

/** Finds the program that makes a site of a folder. Undefined if it is none of those that are known. */
export async function findBlog(folder: string, from?: string): Promise<FoundBlog | undefined> {
  const name = blogNames.find((one) => one === from);
  const said = name && generators[name];
  if ((from !== undefined && !said) || !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return undefined;
  const files = await glob("**/*", {
    cwd: folder,
    dot: false,
    followSymbolicLinks: false,
    ignore: ["**/node_modules/**", "_site/**", "themes/**", "dist/**"],
  });
  const generator = said ?? Object.values(generators).find(({ config }) => files.some((file) => config.test(file)));
  if (said && !files.some((file) => said.config.test(file)))
    throw new CommandError(`${folder} has no settings of ${said.title}. Name the folder that they are in.`);
  if (!generator) return undefined;
  return { generator, blog: { folder, files: files.toSorted() } };
}

/**
 * Makes content and posts of a blog's folder; nothing is written.
 * @throws {CommandError} if there are no posts
 */
export async function importBlog(
  { generator, blog: folder }: FoundBlog,
  { schema, language, url, fetchInto }: BlogRequest,
): Promise<ImportedBlog> {
  const blog = generator.read(folder);
  if (blog.posts.length === 0)
    throw new CommandError(`${folder.folder} has no posts, as far as ${generator.title} would find any.`);
  const notes: Note[] = [...blog.others];
  const addresses = new OldAddresses(blog, folder);
  const files = new Map<string, string | Uint8Array>();
  const context = { addresses, title: generator.title, notes };
  const ofList = blog.words?.text;
  const convert = () => {
    if (ofList) files.set(listFile, convertBody(ofList, context));
    return blog.posts.map((post) => convertPost(post, context));
  };
  let texts = convert();
  const { remote } = addresses;
  if (fetchInto !== undefined && remote.size > 0) {
    const fetched = await fetchPictures(
      [...remote].map((address) => ({ place: address, address })),
      fetchInto,
    );
    for (const [name, bytes] of fetched.files) files.set(name, bytes);
    addresses.takeFetched(fetched.names);
    notes.length = blog.others.length;
    notes.push(...fetched.notes);
    texts = convert();
  }
  for (const [index, post] of blog.posts.entries())
    files.set(`posts/${post.slug}${post.file.endsWith(".mdx") ? ".mdx" : ".md"}`, texts[index] ?? "");
  for (const [file, name] of addresses.copied) files.set(name, readFileSync(join(folder.folder, file)));
  const content = layOutBlog(blog, { schema, language, url });
  return { files, content: formatJson(content), notes, posts: blog.posts.length, remote: remote.size };
}

function layOutBlog(blog: Blog, { schema, language, url }: BlogRequest) {
  const title = blog.title ?? "{name}";
  const said = language ?? blog.language?.replace(/_/g, "-");
  const own = said !== undefined && isLanguageCode(said) ? said : "en";
  const words = importWordsOf(own);
  const address = url ?? blog.url;
  const posts = "posts/*.md";
  const { title: label = blogLabel, description: about } = blog.words ?? {};
  const description = clip(writeOut(blog.description ?? title), 160);
  return {
    $schema: schema,
    version: currentVersion,
    site: {
      title: clip(writeOut(title), 60),
      description,
      url: siteAddress.safeParse(address).success ? address : placeholderAddress,
      language: own,
    },
    profile: {
      name: blog.author ?? findAuthor(blog) ?? "Your Name",
      role: "What you do, in a few words",
      emails: [],
      links: [],
    },
    theme: { design: "paper" },
    landing: { hidden: true },
    navigation: {
      links: [
        { label: words.home, to: "/" },
        { label, to: blog.list, menu: true },
      ],
    },
    pages: [
      {
        path: "/",
        title: words.home,
        description,
        blocks: [
          { type: "hero", heading: writeOut(title), text: writeOut(blog.description ?? "") || undefined },
          { type: "post-list", posts, most: 5 },
        ],
      },
      {
        path: blog.list,
        title: label,
        description: about === undefined ? description : clip(writeOut(about), 160),
        blocks: [
          { type: "heading", text: label },
          ...(blog.words?.text ? [{ type: "prose", body: { file: listFile } }] : []),
          { type: "post-list", posts },
        ],
      },
    ],
    footer: { type: "footer", closing: words.closing },
  };
}

/** The name of the person who wrote all posts, if it is no login. */
function findAuthor({ posts }: Blog): string | undefined {
  const [name, ...others] = new Set(
    posts.map(({ facts }) => textAt(facts, "author")).filter((one) => one !== undefined),
  );
  return others.length === 0 && name !== undefined && /[\s\p{Lo}]/u.test(name) ? name : undefined;
}

/** The words above the list of posts. */
const listFile = "texts/list.md";

/** What such a list is called in most languages. */
const blogLabel = "Blog";
