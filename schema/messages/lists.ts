import { pathBelow } from "../slug.ts";
import { defineError, defineWarning, hintToAllow, keepList, listWords, quote } from "./message.ts";

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
    title: "posts in folders of their own",
    message: ({ pattern, files }) =>
      files.length === 1
        ? `${files[0]} lies deeper than ${quote(pattern)} looks, so it is no post and not on the site.`
        : `${files.length} files lie deeper than ${quote(pattern)} looks, so they are no posts and not on the site: ${listFew(files)}.`,
    hint: ({ files: [first = ""] }) =>
      `Posts lie directly in one folder: move ${first} to ${raise(first)}, and its pictures with it. ${hintToAllow("posts-too-deep", "If it is to stay where it is")}`,
    explanation:
      "One pattern names the files of one folder. Other programs keep a post with its pictures in a folder of its own (posts/first/index.md); here the file's own name is the address of its page.",
    wrong: "posts/first/index.md",
    right: "posts/first.md",
  }),
  "no-front-matter": defineError<{ file: string; begins: "unclosed" | "toml" | undefined }>({
    title: "a post that doesn't say what it is",
    message: ({ file, begins }) =>
      begins === "unclosed"
        ? `In ${file} no second line of --- tells where its facts end and its text begins.`
        : begins === "toml"
          ? `${file} begins with facts in TOML, between lines of +++; here they are YAML, between lines of ---.`
          : `${file} doesn't begin with its title and its date, between two lines of ---.`,
    hint: ({ begins }) =>
      begins === "unclosed"
        ? "Write --- on a line of its own, behind the last of its keys."
        : begins === "toml"
          ? 'Write --- in place of +++, and each key with a colon: title: "…".'
          : 'Begin the file with these lines: "---", "title: …", "date: 2025-06-30", "---". If it is no post, keep it in another folder.',
    explanation:
      "What a post is called, and when it was written, stands before its text (front matter), in YAML: a line for each, the key before a colon.",
    wrong: "# Why I solder",
    right: "---\ntitle: Why I solder\ndate: 2025-06-30\n---",
  }),
  "bad-front-matter": defineError<{ reason: string }>({
    title: "what stands before a post can't be read",
    message: ({ reason }) => `What stands between the lines of --- isn't YAML: ${reason.replace(/\.$/, "")}.`,
    hint: () =>
      'Write a line for each key, "key: value". Put a text that holds a colon, a # or quotation marks between quotation marks: title: "Soldering: a beginning".',
    explanation:
      "The front matter of a post is YAML, without references (&, *) and types of its own: words, true and false, lists and keys with values.",
    wrong: "title: Soldering: a beginning",
    right: 'title: "Soldering: a beginning"',
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
