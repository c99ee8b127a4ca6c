import { pathBelow } from "../slug.ts";
import { defineError, defineWarning, ifMeant, keepList, listWords, quote } from "./message.ts";

function listFew(names: readonly string[]): string {
  const first = names.slice(0, 3);
  return names.length > first.length
    ? `${first.join(", ")} and ${names.length - first.length} more`
    : listWords(first, "and");
}

/** The name that a post would have one folder higher: `posts/first/index.de.md` → `posts/first.de.md`. */
function raise(file: string): string {
  const [folder = "", own = ""] = file.split("/").slice(-2);
  const before = file.slice(0, -`${folder}/${own}`.length);
  return before + own.replace(/^(?:_?index|README)(?=\.)/i, folder);
}

/** Messages about posts, and about texts and lists in files of their own. */
export const listMessages = {
  "missing-text-file": defineError<{ file: string; near: string | undefined }>({
    title: "a text's file that isn't there",
    message: ({ file }) => `There is no file ${file} beside this content file.`,
    hint: ({ near }) =>
      near
        ? `Did you mean "${near}"? Write "${near}".`
        : "Put the file there, or write the name of one that is there. Names are looked up from the content file's folder.",
    explanation:
      "Long texts and lists may stand in files of their own, named from the folder in which content.json stands.",
    wrong: '"body": { "file": "texts/contoller.md" }',
    right: '"body": { "file": "texts/controller.md" }',
  }),
  "bad-text-file": defineError<{ file: string; reason: string }>({
    title: "a file that can't be read as a text",
    message: ({ file, reason }) => `${file} can't be read as a text: ${reason}.`,
    hint: () => "Save it as plain text (UTF-8) in the content's folder, from the program that wrote it.",
    explanation:
      "The file of a body or a post is a plain text in Markdown, that of a list one in JSON, as every text editor writes it. It stands in the folder of content.json, also where a link in the file system leads.",
    wrong: '"body": { "file": "texts/controller.docx" }',
    right: '"body": { "file": "texts/controller.md" }',
  }),
  "bad-post-files": defineError<{ found: string; near: string | undefined }>({
    title: "a pattern that can't name posts",
    message: ({ found }) => `${quote(found)} doesn't say which files beside content.json are the posts.`,
    hint: ({ found, near }) =>
      `Write ${near === undefined ? 'a folder and "*.md", as in "posts/*.md"' : quote(near)}${
        /\*[^*/]*\//.test(found) ? ", and put all posts into that one folder, each with a name of its own" : ""
      }.`,
    explanation:
      "Posts are files in Markdown, all of them in one folder beside content.json. One * stands for what their names differ in; folders within that folder are left alone.",
    wrong: '"posts": "/posts/**"',
    right: '"posts": "posts/*.md"',
  }),
  "no-posts": defineError<{ pattern: string; near: string | undefined }>({
    title: "posts that aren't there",
    message: ({ pattern }) => `No file beside this content file is named like ${quote(pattern)}.`,
    hint: ({ near }) =>
      near
        ? `Did you mean "${near}"? Write "${near}".`
        : "Put a post there, or name the folder that they are in. Names are looked up from the content file's folder.",
    explanation:
      "Each file that the pattern names is a post with a page of its own. A list of none would be a hole in the page.",
    wrong: '"posts": "post/*.md"',
    right: '"posts": "posts/*.md"',
  }),
  "posts-too-deep": defineWarning<{ pattern: string; files: readonly string[] }>({
    title: "posts in folders of folders",
    message: ({ pattern, files }) =>
      files.length === 1
        ? `${files[0]} lies deeper than ${quote(pattern)} looks, so it is no post and not on the site.`
        : `${files.length} files lie deeper than ${quote(pattern)} looks, so they are no posts and not on the site: ${listFew(files)}.`,
    hint: ({ files: [first = ""] }) =>
      `Posts lie directly in one folder, or there as index.md in a folder of their own: move ${first} to ${raise(first)}, and its pictures with it.`,
    allow: "If it is to stay where it is",
    explanation:
      "One pattern names the files of one folder, and a post there may have a folder of its own with its pictures (posts/first/index.md). The name of the file or of that folder is the address of its page.",
    wrong: "posts/2025/first.md",
    right: "posts/first.md",
  }),
  "words-of-list": defineWarning<{ file: string }>({
    title: "the words of a list, in the folder of its posts",
    message: ({ file }) => `${file} is about the list itself, so it is no post; what it says isn't shown.`,
    hint: () => 'Write its words on the page of the list, as its "description" or in a block before the posts.',
    allow: "If it is to stay where it is",
    explanation:
      "In Hugo and Astro _index.md or index.md in a folder of posts is the page that lists them. Here that page stands in content.json.",
    wrong: "posts/_index.md",
    right: '"pages": [{ "path": "/notes", "title": "Notes", "description": "What I learn.", "blocks": […] }]',
  }),
  "no-front-matter": defineError<{ file: string; fence: string | undefined }>({
    title: "a post that doesn't say what it is",
    message: ({ file, fence }) =>
      fence === undefined
        ? `${file} doesn't begin with its title and its date, between two lines of ---.`
        : `In ${file} no second line of ${fence} tells where its facts end and its text begins.`,
    hint: ({ fence }) =>
      fence === undefined
        ? 'Begin the file with these lines: "---", "title: …", "date: 2025-06-30", "---". If it is no post, keep it in another folder.'
        : `Write ${fence} on a line of its own, behind the last of its keys.`,
    explanation:
      "What a post is called, and when it was written, stands before its text (front matter), in YAML: a line for each, the key before a colon.",
    wrong: "# Why I solder",
    right: "---\ntitle: Why I solder\ndate: 2025-06-30\n---",
  }),
  "bad-front-matter": defineError<{ reason: string; form: "yaml" | "toml" }>({
    title: "what stands before a post can't be read",
    message: ({ reason, form }) =>
      `What stands between the lines of ${form === "toml" ? "+++ isn't TOML" : "--- isn't YAML"}: ${reason.replace(/\.$/, "")}.`,
    hint: ({ form }) =>
      form === "toml"
        ? 'Write a line for each key, key = "value", with quotation marks around each text.'
        : 'Write a line for each key, "key: value". Put a text that holds a colon, a # or quotation marks between quotation marks: title: "Soldering: a beginning".',
    explanation:
      "The front matter of a post is YAML, without references (&, *) and types of its own: words, true and false, lists and keys with values. Between lines of +++ it is TOML.",
    wrong: "title: Soldering: a beginning",
    right: 'title: "Soldering: a beginning"',
  }),
  "unknown-post-key": defineWarning<{ key: string; files: number; near: string | undefined }>({
    title: "a key in a post that means nothing",
    message: ({ key, files }) =>
      `${quote(key)} is no key of a post${files > 1 ? `; ${files} files have it` : ""}. It is not read.`,
    hint: ({ key, near }) => (near ? `Did you mean ${quote(near)}? Otherwise remove it.` : `Remove ${quote(key)}.`),
    allow: "If it is for another program",
    explanation:
      "Posts may come from other programs, so a key that nobody knows is no error. What it was to say isn't shown.",
    wrong: "---\ntitle: Why I solder\nmood: calm\n---",
    right: "---\ntitle: Why I solder\n---",
  }),
  "idle-post-keys": defineWarning<{ keys: readonly string[] }>({
    title: "keys of other programs in posts",
    message: ({ keys }) =>
      `Posts of this folder have ${keys.length === 1 ? "a key" : "keys"} for Hugo, Jekyll or Astro that ${keys.length === 1 ? "changes" : "change"} nothing here: ${listWords(keys.map(quote), "and")}.`,
    hint: () => "Leave them, or remove them.",
    allow: "If they are to stay",
    explanation:
      "Layout, weight, table of contents and the like are settings of another program. Of an author nothing is shown: the site is one person's.",
    wrong: "---\ntitle: Why I solder\nlayout: post\n---",
    right: "---\ntitle: Why I solder\n---",
  }),
  "mdx-components": defineWarning<{ lines: readonly number[] }>({
    title: "components in a post of MDX",
    message: ({ lines }) =>
      `${lines.length === 1 ? `Line ${lines[0]} has` : `Lines ${listWords(lines.map(String), "and")} have`} imports or components of MDX, which nothing runs here: of a component only the words within it are shown.`,
    hint: () => "Write in Markdown what they show.",
    allow: ifMeant,
    explanation:
      "A file that ends in .mdx is read as Markdown. Components are programs, and no program runs in a text.",
    wrong: 'import Chart from "../Chart.astro"',
    right: "![Losses by temperature](assets/losses.png)",
  }),
  "post-without-path": defineError<{ file: string; list: string }>({
    title: "a post whose name gives no address",
    message: ({ file }) => `The name of ${file} has no letter or digit that can stand in the address of its page.`,
    hint: ({ list }) =>
      `Write its address between the lines of ---, as in path: ${pathBelow(list, "my-post")}; or name the file in Latin letters.`,
    explanation:
      "A post's page stands under the name of its file. Addresses have Latin letters, digits and hyphens: others are written there in signs that nobody can read out.",
    wrong: "posts/日本語.md",
    right: "---\ntitle: 日本語\npath: /notes/japanese\n---",
  }),
  "not-a-list": defineError<{ file: string; key: string | undefined }>({
    title: "a file that should hold a list, and doesn't",
    message: ({ file }) => `${file} stands for a list, but holds none.`,
    hint: ({ key }) => (key === undefined ? "Write [ before the first entry and ] after the last." : keepList(key)),
    explanation: "The file of a list is JSON, and holds the list as it would stand in content.json: [ …, … ].",
    wrong: '{ "projects": [] }',
    right: "[ … ]",
  }),
  "untitled-translation": defineError<{ original: string }>({
    title: "a translation without a title",
    message: ({ original }) => `This translation of ${original} has no title.`,
    hint: () => 'Add its title between the lines of ---: "title: …".',
    explanation:
      "A file whose name ends in a language, such as first.de.md, is the translation of the post first.md. Its title and text are its own, and so may be its description and the words of its image.",
    wrong: "---\ndescription: Ein Anfang\n---",
    right: "---\ntitle: Löten\n---",
  }),
  "said-in-original": defineWarning<{ key: string; original: string }>({
    title: "a translation that says what its original says",
    message: ({ key, original }) => `${quote(key)} is said in ${original} for all its languages; here it is not read.`,
    hint: () => "Remove it here.",
    explanation:
      "Date, tags and the like are the same in every language of a post, so they stand in its first file alone.",
    wrong: "---\ntitle: Löten\ndate: 2025-06-30\n---",
    right: "---\ntitle: Löten\n---",
  }),
};
