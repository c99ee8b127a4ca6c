import { callOf, updateCall } from "../program.ts";
import { defineError, defineWarning, ifMeant, nameSize } from "./message.ts";

/** Messages about files that can't be read, and content of other versions. */
export const readingMessages = {
  "file-missing": defineError<{ file: string; near: string | undefined }>({
    title: "the file isn't there",
    message: ({ file }) => `There is no file ${file}.`,
    hint: ({ near, file }) =>
      near
        ? `A file of nearly that name is there: ${near}. Did you mean that?`
        : /(?:^|[/\\])content\.json$/.test(file)
          ? `Go to the folder of your site, which has a content.json, or make a new site with \`${callOf("new", "my-site")}\`.`
          : "Check the name and the folder, or leave the name out to check content.json.",
    explanation:
      "The command was given the name of a file that doesn't exist. Names are looked up from the folder in which the command runs.",
    wrong: callOf("validate", "contnet.json"),
    right: callOf("validate", "content.json"),
  }),
  "file-is-folder": defineError<{ file: string }>({
    title: "a folder where a file is needed",
    message: ({ file }) => `${file} is a folder, not a file.`,
    hint: () => "Name the file in it: content.json.",
    explanation: "The content of a site is one file. Give the path of the file, not of the folder that holds it.",
    wrong: callOf("validate", "examples/"),
    right: callOf("validate", "examples/content.json"),
  }),
  "file-unreadable": defineError<{ file: string; reason: string }>({
    title: "the file can't be opened",
    message: ({ file, reason }) => `${file} can't be read (${reason}).`,
    hint: () => "Check that it is an ordinary file, and that you are allowed to read it.",
    explanation:
      "The system refused to open the file: it may belong to another user, be locked by another program, or be no ordinary file at all.",
    wrong: "chmod 000 content.json",
    right: "chmod 644 content.json",
  }),
  "file-too-large": defineError<{ size: number; limit: number }>({
    title: "the file is far too large",
    message: ({ size, limit }) => `This file has ${nameSize(size)}; content may have at most ${nameSize(limit)}.`,
    hint: () => "Keep pictures and other files beside content.json and name them in it; don't put their data into it.",
    explanation:
      "Ten thousand cards fit into less than one megabyte. A file beyond the limit isn't content, or has pictures pasted into it as text.",
    wrong: '"src": "data:image/png;base64,iVBORw0KGgo… (millions of letters)"',
    right: '"src": "assets/photo.png"',
  }),
  "too-many-pages": defineError<{ count: number; read: number; languages: number; most: number }>({
    title: "a site with far too many pages",
    message: ({ count, read, languages, most }) => {
      const among =
        languages === 1 ? "" : ` in ${read === languages ? "its" : `the first ${read} of its`} ${languages} languages`;
      return `This site has ${count.toLocaleString("en")} pages${among}; it may have at most ${most.toLocaleString("en")} in all.`;
    },
    hint: () =>
      "Make several sites of it, or leave out languages, posts or publications: each post, and each publication of a long list, has a page in every language.",
    explanation:
      "Every page is rendered, checked and written in each language. A small file can ask for any number of them, by its posts and publications; a build must come to an end all the same.",
    wrong: '"languages": ["en", "de", … 36 languages], with 1,000 posts',
    right: '"languages": ["en", "de"], with 1,000 posts',
  }),
  "not-utf-8": defineError<{ offset: number }>({
    title: "the file isn't saved as UTF-8",
    message: () => "This file isn't saved as UTF-8: what stands here can't be read as text.",
    hint: () =>
      'Open it in your editor and save it again with the encoding "UTF-8". In VS Code: click the encoding at the bottom right, then "Save with Encoding", then "UTF-8".',
    explanation:
      "JSON is always UTF-8. Files from old programs may be saved in another encoding, in which letters such as é or ₹ are other bytes.",
    wrong: "caf\\xE9 (Latin-1)",
    right: "café (UTF-8)",
  }),
  "utf-16": defineError<{ file: string }>({
    title: "the file is saved as UTF-16",
    message: () => "This file is saved as UTF-16 (some Windows programs call that “Unicode”); JSON must be UTF-8.",
    hint: () =>
      'Save it again with the encoding "UTF-8": in Notepad under "Save as…", in VS Code by a click on the encoding at the bottom right.',
    explanation: "UTF-16 uses two bytes for every letter. Nothing that reads JSON from the web understands it.",
    wrong: "Save as … Encoding: Unicode",
    right: "Save as … Encoding: UTF-8",
  }),
  "newer-version": defineError<{ found: number; known: number }>({
    title: "content that is newer than the program",
    message: ({ found, known }) =>
      `This content follows version ${found} of the rules; this program knows none after version ${known}.`,
    hint: () => `Update the program: \`${updateCall}\`.`,
    explanation:
      "A later program reads the content of every earlier version. An earlier one can't know what a later version of the rules allows, so nothing else of the file was looked at. Only if the number is a slip of the hand, write the one that stood there before.",
    wrong: '{ "version": 2 } in a program of version 1',
    right: '{ "version": 2 } in a program of version 2',
  }),
  "migration-needed": defineError<{ found: number; known: number; errors: number }>({
    title: "content of an earlier version that has mistakes",
    message: ({ found, known, errors }) =>
      `This content follows version ${found} of the rules; read as version ${known}, it has ${errors === 1 ? "a mistake" : `${errors} mistakes`}.`,
    hint: () =>
      `Run \`${callOf("migrate")}\`, which updates the file, and check it again: each mistake is then listed with its line.`,
    explanation:
      "Content of an earlier version is read as `migrate` would write it. If that has mistakes, their lines would be those of a text that you don't have.",
    wrong: '{ "version": 1, "colour": 5 }, where colour is called color from version 2 on',
    right: '{ "version": 2, "color": "teal" }',
  }),
  "migration-stopped": defineError<{ reason: string }>({
    title: "content that can't be migrated to a later version of the rules",
    message: ({ reason }) => `The content can't be migrated to the current version of the rules: ${reason}`,
    hint: () => "Fix this and run the command again. Nothing was written.",
    explanation:
      "Where a later version of the rules has another name or place for something, `migrate` moves yours there. It stops where something of yours is in the way, or isn't what the earlier version had there, and leaves the file as it is.",
    wrong: '{ "version": 1, "colour": "teal", "color": "blue" }, where colour is called color from version 2 on',
    right: '{ "version": 1, "colour": "teal" }',
  }),
  "older-version": defineWarning<{ found: number; known: number }>({
    title: "content of an earlier version",
    message: ({ found, known }) =>
      `This content follows version ${found} of the rules; it is read as if it were led to version ${known}.`,
    hint: () => `Run \`${callOf("migrate")}\`, which leads the file there.`,
    allow: ifMeant,
    explanation:
      "A program reads the content of every earlier version, as `migrate` would write it. But editors help by the rules of today, and what else the check has to say of the file is told once it follows them.",
    wrong: '{ "version": 1 } in a program of version 2',
    right: '{ "version": 2 } in a program of version 2',
  }),
};
