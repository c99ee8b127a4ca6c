import type { NameTrouble } from "../../slug.ts";
import { defineAdvice, defineError, defineWarning, nameSize, quote, tellHowToAllow, tellNoFile } from "../message.ts";

/** Why a name can't be written everywhere. */
const nameTroubles: Record<NameTrouble, string> = {
  device: "Windows keeps it for a device, whatever ending it has",
  ending: "Windows drops a dot or space at the end of a name",
  character: 'Windows takes none of < > : " | ? * \\ in a name',
  long: "systems take no more than 255 bytes",
};

/** Files that links lead to, and signs. */
export const fileMessages = {
  "no-such-file": defineError<{ file: string; near: string | undefined; own: string | undefined }>({
    title: "a link to a file that isn't there",
    message: ({ file, own }) => tellNoFile(file, own),
    hint: ({ near }) =>
      near
        ? `Did you mean "${near}"? Write "${near}".`
        : "Put the file there, or write the name of one that is there. Names are looked up from the content file's folder.",
    explanation:
      "A link that has no scheme and begins with neither / nor # names a file of yours. It is copied to the site, where visitors open or save it. A page of the site begins with /, another site with https://.",
    wrong: '"to": "assets/thesys.pdf"',
    right: '"to": "assets/thesis.pdf"',
  }),
  "unusable-file": defineError<{ file: string; reason: string; near: string | undefined }>({
    title: "a link to a file that can't be offered",
    message: ({ file, reason }) => `${file} can't be offered to visitors: ${reason}.`,
    hint: ({ near }) => (near ? `Write "${near}".` : "Name another file, or put this one right."),
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
  "same-file-address": defineError<{ file: string; other: string; address: string }>({
    title: "two files with the same address",
    message: ({ file, other, address }) => `${file} and ${other} would both stand under ${address}.`,
    hint: () => "Give one of the two files another name.",
    explanation:
      "Files stand in the site's folder files/, without the assets/ or files/ that their names begin with, so that their addresses are short and stay the same.",
    wrong: '"to": "assets/thesis.pdf", … "to": "thesis.pdf"',
    right: '"to": "assets/thesis.pdf", … "to": "thesis-summary.pdf"',
  }),
  "unportable-name": defineError<{ part: string; trouble: NameTrouble; near: string | undefined; isFile: boolean }>({
    title: "a name that some systems can't write",
    message: ({ part, trouble }) =>
      `No file or folder can be called ${quote(part)} everywhere: ${nameTroubles[trouble]}.`,
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
    hint: () =>
      `Make it smaller, or publish it elsewhere and link there. ${tellHowToAllow("large-file", "If your host takes it")}`,
    explanation: "Cloudflare Pages refuses files of more than 25 MiB, and on a phone few wait for one.",
    wrong: '"to": "assets/film.mp4" (120 MB)',
    right: '"to": "https://vimeo.com/1084537"',
  }),
  "script-in-file": defineWarning<{ file: string; script: string }>({
    title: "a PDF document that runs something",
    message: ({ file, script }) => `${file} holds ${script}: programs that open it may run what it says.`,
    hint: () =>
      `Print it to PDF anew, which leaves such things out. ${tellHowToAllow("script-in-file", "If it is a form that needs them")}`,
    explanation:
      "PDF documents can hold scripts (/JavaScript, /JS) and commands that open programs (/Launch). Browsers run scripts of PDF apart from your site; other programs may do more, and mail filters refuse such files.",
    wrong: '"to": "assets/form.pdf", with /JavaScript in it',
    right: '"to": "assets/form.pdf", printed anew',
  }),
  "unknown-icon": defineError<{ name: string; near: string | undefined }>({
    title: "a sign that isn't there",
    message: ({ name }) => `No sign is called ${quote(name)}.`,
    hint: ({ near }) =>
      near
        ? `Did you mean "${near}"? Write "${near}".`
        : "Look its name up at https://simpleicons.org, or take the key out.",
    explanation: "Signs are those of Simple Icons: some three thousand brands, named as that site names them.",
    wrong: '"icon": "ardiuno"',
    right: '"icon": "arduino"',
  }),
  "known-network": defineAdvice<{ kind: string; name: string }>({
    title: "a network with a sign of its own",
    message: ({ name }) => `This leads to ${name}, which has a sign of its own; "website" shows a globe.`,
    hint: ({ kind }) => `Write "kind": "${kind}".`,
    explanation: "Visitors know the signs of networks, and find a profile by them faster than by its name.",
    wrong: '{ "kind": "website", "label": "LeetCode", "href": "https://leetcode.com/u/asha" }',
    right: '{ "kind": "leetcode", "label": "LeetCode", "href": "https://leetcode.com/u/asha" }',
  }),
};
