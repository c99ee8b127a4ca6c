import type { NameIssue } from "../slug.ts";
import { defineError, defineWarning, nameSize, quote } from "./message.ts";
import { rewriteText } from "./rewrite.ts";

/** Why a name isn't valid on every system. */
const nameIssues: Record<NameIssue, string> = {
  device: "Windows keeps it for a device, whatever ending it has",
  ending: "Windows drops a dot or space at the end of a name",
  character: 'Windows takes none of < > : " | ? * \\ in a name',
  long: "systems take no more than 255 bytes",
};

export const fileMessages = {
  "unusable-file": defineError<{ file: string; reason: string; near: string | undefined }>({
    title: "a link to a file that can't be offered",
    message: ({ file, reason }) => `${file} can't be offered to visitors: ${reason}.`,
    hint: ({ near }) => (near ? `Write "${near}".` : "Name another file, or put this one right."),
    fix: ({ file, near }) => rewriteText(file, near, false),
    explanation:
      "A file that a link names is copied to the site. It must be an ordinary file in the folder of content.json, written as it is called, with something in it, and nothing in it that a browser would run on your site's behalf.",
    wrong: '"to": "assets"',
    right: '"to": "assets/thesis.pdf"',
  }),
  "file-kind": defineError<{ file: string; ending: string; isRun: boolean }>({
    title: "a kind of file that sites don't offer",
    message: ({ file, ending, isRun }) =>
      isRun
        ? `${quote(file)} is no file to offer: browsers run what is in .${ending} files, as if it were a part of your site.`
        : `${quote(file)} is no file to offer: what browsers and hosts make of .${ending} files differs.`,
    hint: ({ isRun }) =>
      isRun
        ? "Link to it where it is published by itself (https://…), or put it into a .zip. A page of this site is written /about."
        : "Put it into a .zip, and link to that.",
    explanation:
      "What is opened from your site's address speaks in its name. So a site offers documents, pictures, sound, films, archives and plain text, whose types every browser knows, and nothing that runs.",
    wrong: '"to": "assets/demo.html"',
    right: '"to": "assets/demo.zip"',
  }),
  "unportable-name": defineError<{ part: string; issue: NameIssue; near: string | undefined; isFile: boolean }>({
    title: "a name that some systems can't write",
    message: ({ part, issue }) => `No file or folder can be called ${quote(part)} everywhere: ${nameIssues[issue]}.`,
    hint: ({ near }) => (near ? `Write ${quote(near)}.` : "Choose another name, or take this out."),
    explanation:
      'Pages, old paths and linked files become files of the site, under their own names. Windows keeps some names for devices (con, prn, aux, nul, com1, lpt1 and the like), with any ending; it takes none of <>:"|?*\\ in a name and drops a dot or space at its end. A site must be the same wherever it is built, unpacked or hosted.',
    wrong: '{ "path": "/aux" }',
    right: '{ "path": "/aux-1" }',
  }),
  "large-file": defineWarning<{ file: string; bytes: number; limit: number }>({
    title: "a file that some hosts refuse",
    message: ({ file, bytes, limit }) =>
      `${file} has ${nameSize(bytes)}; some hosts take no more than ${nameSize(limit)}.`,
    hint: () => "Make it smaller, or publish it elsewhere and link there.",
    allow: "If your host takes it",
    explanation: "Cloudflare Pages refuses files of more than 25 MiB, and on a phone few wait for one.",
    wrong: '"to": "assets/film.mp4" (120 MB)',
    right: '"to": "https://vimeo.com/1084537"',
  }),
  "place-in-file": defineWarning<{ file: string }>({
    title: "a file that says where it was taken",
    message: ({ file }) => `${file} says where it was taken, and is published as it is.`,
    hint: () => "Save it anew without its location: most telephones and editors ask when they share or export.",
    allow: "If everybody may know",
    explanation:
      "Cameras and telephones write the place into every picture and video, mostly that of a home. Pictures that pages show are made anew without it; videos, and what a link leads to, are copied.",
    wrong: '"src": "assets/clip.mp4", straight from a telephone',
    right: '"src": "assets/clip.mp4", exported without its location',
  }),
  "asset-case": defineError<{ file: string; near: string }>({
    title: "a picture whose name differs in capital letters",
    message: ({ file, near }) => `The file is called ${near}, not ${file}: capital and small letters count.`,
    hint: ({ near }) => `Write "${near}".`,
    fix: ({ file, near }) => rewriteText(file, near, true),
    explanation:
      "Windows and macOS take Photo.PNG for photo.png; the machines that publish and serve the site don't, and the picture would be missing there.",
    wrong: '"src": "assets/Photo.PNG"',
    right: '"src": "assets/photo.png"',
  }),
};
