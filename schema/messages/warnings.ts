import { callOf } from "../program.ts";
import { defineWarning, quote, tellHowToAllow } from "./message.ts";

/** What may be meant but seldom is; bidi-override is told by the parser. */
export const warningMessages = {
  "insecure-link": defineWarning<{ near: string }>({
    title: "a link that isn't encrypted",
    message: () => "This link uses http:, which browsers warn of.",
    hint: ({ near }) => `Try whether ${quote(near)} works, and write that.`,
    explanation:
      "Nearly every site can be reached by https:. With http: others on the network can read and change what the visitor sees.",
    wrong: '"link": "http://github.com/you"',
    right: '"link": "https://github.com/you"',
  }),
  "repeated-link": defineWarning<{ href: string; otherLine: string }>({
    title: "the same link twice",
    message: ({ href, otherLine }) => `${quote(href)} stands in line ${otherLine} already.`,
    hint: () => `Correct one of the two, or remove it. ${tellHowToAllow("repeated-link")}`,
    explanation: "When an entry is copied and changed, its link is easily forgotten.",
    wrong:
      '{ "title": "Lab Stock", "link": "https://github.com/you/a" }, { "title": "Bus Board", "link": "https://github.com/you/a" }',
    right:
      '{ "title": "Lab Stock", "link": "https://github.com/you/a" }, { "title": "Bus Board", "link": "https://github.com/you/b" }',
  }),
  "large-image": defineWarning<{ file: string; size: string; limit: string }>({
    title: "a picture larger than it need be",
    message: ({ file, size, limit }) => `${file} has ${size}; more than ${limit} is never needed.`,
    hint: () => "Make the picture smaller before you put it here: 2000 pixels of width are plenty.",
    explanation:
      "Large pictures make the site slow to build and the project slow to copy, and no visitor sees the difference.",
    wrong: "assets/photo.png (12 MB, 8000 × 6000 pixels)",
    right: "assets/photo.jpg (0.4 MB, 2000 × 1500 pixels)",
  }),
  "unlinked-page": defineWarning<{ path: string }>({
    title: "a page that nothing links to",
    message: ({ path }) => `No link leads to ${path}, so no visitor finds it.`,
    hint: ({ path }) =>
      `Link to it, from a page or with { "label": "…", "to": "${path}" } in "navigation" → "links"; or hide it. ${tellHowToAllow("unlinked-page")}`,
    explanation:
      "Once the navigation has links of your choice, a new page stands in none of them by itself. It is in the sitemap all the same, so search engines show it.",
    wrong:
      '"navigation": { "links": [{ "label": "HOME", "to": "/" }] }, "pages": [{ "path": "/" … }, { "path": "/talks" … }]',
    right:
      '"navigation": { "links": [{ "label": "HOME", "to": "/" }, { "label": "TALKS", "to": "/talks" }] }, "pages": […]',
  }),
  "older-version": defineWarning<{ found: number; known: number }>({
    title: "content of an earlier version",
    message: ({ found, known }) =>
      `This content follows version ${found} of the rules; it is read as if it were led to version ${known}.`,
    hint: () => `Run \`${callOf("migrate")}\`, which leads the file there. ${tellHowToAllow("older-version")}`,
    explanation:
      "A program reads the content of every earlier version, as `migrate` would write it. But editors help by the rules of today, and what else the check has to say of the file is told once it follows them.",
    wrong: '{ "version": 1 } in a program of version 2',
    right: '{ "version": 2 } in a program of version 2',
  }),
};
