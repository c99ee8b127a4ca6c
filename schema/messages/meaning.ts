import { callOf } from "../program.ts";
import { defineError, listWords, quote, tellNoFile } from "./message.ts";

/** Content of the right shape that can't be right. */
export const meaningMessages = {
  "unknown-page": defineError<{ path: string; near: string | undefined; pages: readonly string[] }>({
    title: "a link to a page that isn't there",
    message: ({ path, pages }) => `There is no page ${path}. The pages are ${listWords(pages, "and")}.`,
    hint: ({ near }) =>
      near ? `Did you mean "${near}"? Write "${near}".` : "Write the path of one of these pages, or add the page.",
    explanation: "A link that begins with / leads to a page of this site; the page must stand under pages.",
    wrong: '{ "label": "ABOUT", "to": "/abuot" }',
    right: '{ "label": "ABOUT", "to": "/about" }',
  }),
  "hidden-page": defineError<{ path: string; key: "hidden" | "draft"; otherLine: string }>({
    title: "a link to a page that is hidden",
    message: ({ path, key, otherLine }) =>
      `The page ${path} is ${key === "draft" ? "a draft" : "hidden"} (line ${otherLine}), so this link would lead nowhere.`,
    hint: ({ key, otherLine }) =>
      `Remove this link, or the ${key === "draft" ? "draft: true" : '"hidden": true'} in line ${otherLine}.`,
    explanation: "A hidden page isn't part of the site that is built, so nothing may link to it.",
    wrong: '{ "to": "/blog" } with { "path": "/blog", "hidden": true }',
    right: '{ "to": "/blog" } with { "path": "/blog" }',
  }),
  "unknown-anchor": defineError<{
    anchor: string;
    page: string;
    near: string | undefined;
    anchors: readonly string[];
    everyPage: boolean;
    isPost: boolean;
  }>({
    title: "a link to an anchor that nobody has",
    message: ({ anchor, page, anchors, everyPage, isPost }) =>
      everyPage
        ? `This link stands on every page, but not every page has a block with the id ${quote(anchor)}; ${page} hasn't.`
        : `No ${isPost ? "heading of the post" : "visible block on the page"} ${page} has the id ${quote(anchor)}${anchors.length > 0 ? `; there are ${listWords(anchors, "and", quote)}` : ""}.`,
    hint: ({ near, everyPage, anchor, isPost }) =>
      near
        ? `${everyPage ? "" : "Did you mean this? "}Write "${near}".`
        : isPost
          ? "Link to one of these, or to the post alone."
          : `Give the block that is meant "id": ${quote(anchor)}, or link to the page alone.`,
    explanation:
      "After # stands the id of a block or tab on that page; of a post, what a heading says, in small letters with hyphens. In the navigation and the footer, which stand on every page, write the page before it: /skills#expertise.",
    wrong: '{ "to": "/skills#expertize" }',
    right: '{ "to": "/skills#expertise" }',
  }),
  "broken-address": defineError<{ host?: string; port?: string }>({
    title: "a web address that no browser can open",
    message: ({ host = "", port }) =>
      port === undefined
        ? `No browser can open this address: ${quote(host)}, what stands after // in it, can't be the name of a server.`
        : `No browser can open this address: its port, ${quote(port)}, is larger than 65535, the last there is.`,
    hint: ({ port }) =>
      port === undefined
        ? "Open the page in your browser and copy its address from there."
        : `Correct the port, or remove ":${port}" if the address needs none.`,
    explanation:
      "Between // and the next / stands the name of a server, as in www.example.com, sometimes with the number of a port after it.",
    wrong: '"href": "https://[github.com/asharao"',
    right: '"href": "https://github.com/asharao"',
  }),
  "missing-asset": defineError<{ file: string; near: string | undefined; own: string | undefined }>({
    title: "a picture that isn't there",
    message: ({ file, own }) => tellNoFile(file, own),
    hint: ({ near }) =>
      near
        ? `Did you mean "${near}"? Write "${near}".`
        : "Put the picture there, or write the name of one that is there. Names are looked up from the content file's folder.",
    explanation: "Pictures are named from the folder in which content.json stands.",
    wrong: '"src": "assets/foto.png"',
    right: '"src": "assets/photo.png"',
  }),
  "asset-case": defineError<{ file: string; near: string }>({
    title: "a picture whose name differs in capital letters",
    message: ({ file, near }) => `The file is called ${near}, not ${file}: capital and small letters count.`,
    hint: ({ near }) => `Write "${near}".`,
    explanation:
      "Windows and macOS take Photo.PNG for photo.png; the machines that publish and serve the site don't, and the picture would be missing there.",
    wrong: '"src": "assets/Photo.PNG"',
    right: '"src": "assets/photo.png"',
  }),
  "asset-outside": defineError<{ file: string; near: string | undefined; isByName: boolean }>({
    title: "a picture outside the content's folder",
    message: ({ file, isByName }) =>
      isByName
        ? `${file} leads out of the folder of content.json, from which names are looked up.`
        : `${file} is outside the folder of content.json: a link in the file system leads there.`,
    hint: ({ near }) =>
      near ? `Write "${near}".` : "Copy the picture into the folder, for example into assets/, and name it from there.",
    explanation:
      "The site is built from this folder alone, so that it builds the same on every machine and nothing private is published by accident.",
    wrong: '"src": "assets/../../photo.png"',
    right: '"src": "assets/photo.png"',
  }),
  "not-an-image": defineError<{ file: string; reason: string }>({
    title: "a file that isn't a picture",
    message: ({ file, reason }) => `${file} isn't a picture that can be shown: ${reason}.`,
    hint: () =>
      "Use a PNG, JPEG, WebP, AVIF, GIF or SVG file. If it should be one, save it again from the program that made it.",
    explanation:
      "What counts is what is in the file, not the ending of its name. Camera formats such as HEIC must be exported first.",
    wrong: '"src": "assets/photo.docx"',
    right: '"src": "assets/photo.png"',
  }),
  "missing-cv": defineError<{ trouble: string }>({
    title: "a CV that is offered and isn't there",
    message: ({ trouble }) => `Your CV is offered, but ${trouble}.`,
    hint: () => `Print it with "${callOf("pdf")}", and again whenever the content has changed; or take "cvLabel" out.`,
    explanation:
      "The site is built without a browser, and a CV is printed by one: so it is printed by itself, and the build copies the file that it finds.",
    wrong: '{ "type": "contact", "cvLabel": "Download my CV" } with no cv.pdf beside content.json',
    right: `{ "type": "contact", "cvLabel": "Download my CV" } after "${callOf("pdf")}"`,
  }),
  "low-contrast": defineError<{ color: string; mode: string; background: string; ratio: string; near: string }>({
    title: "a colour that can't be read well",
    message: ({ color, mode, background, ratio }) =>
      `Text in ${color} on a ${mode} page (${background}) has a contrast of ${ratio}; at least 4.5 is needed.`,
    hint: ({ near }) => `The nearest colour that can be read is "${near}". Write "${near}".`,
    explanation:
      "Many people can't read text that is too near to its background (WCAG 2.2, criterion 1.4.3). The colour offered has the same hue and strength, only lighter or darker.",
    wrong: '"accentColors": { "light": "#5eead4", "dark": "#5eead4" }',
    right: '"accentColors": { "light": "#0c7c6d", "dark": "#5eead4" }',
  }),
};
