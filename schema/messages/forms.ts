import { defineError, quote } from "./message.ts";
import { type Rewrite, rewriteText } from "./rewrite.ts";

/** A text of the wrong form. */
export interface FormFacts<Near = string | undefined> {
  found: string;
  /** The text that was probably meant. */
  near: Near;
  /** True if nothing else can be meant. */
  isCertain?: boolean;
}

const writeMeant = ({ found, near, isCertain = false }: FormFacts): Rewrite | undefined =>
  rewriteText(found, near, isCertain);

/** Suggests the text that was probably meant, or says how to write one. */
const writeNear =
  (otherwise: string) =>
  ({ near }: { near: string | undefined }) =>
    near ? `Write ${quote(near)}.` : otherwise;

/** A date in which the first number may be the day as well as the month. */
const dayOrMonth = /^\s*(?:0[1-9]|1[0-2])\/(?:0[1-9]|1[0-2])\/[0-9]{4}\s*$/;

const leaveEndOut = 'For what still goes on, leave "end" out.';

/** Messages about texts that their kind's pattern rejects: addresses, dates, file names. */
export const formMessages = {
  "bad-id": defineError<FormFacts<string> & { key: string }>({
    title: "an id that can't be one",
    message: ({ found, key }) =>
      `${quote(found)} can't be ${key === "name" ? "a field's name" : "an id"}: small letters a to z, digits and hyphens make one, beginning with a letter.`,
    hint: ({ near }) => `Write ${quote(near)}.`,
    fix: writeMeant,
    explanation:
      "An id is part of the page's address (#side-projects), and other parts of the file refer to it, so it has no spaces, capitals or accents.",
    wrong: '{ "id": "Side Projects" }',
    right: '{ "id": "side-projects" }',
  }),
  "bad-path": defineError<FormFacts<string>>({
    title: "a page path that can't be one",
    message: ({ found }) =>
      `${quote(found)} can't be a page's path: it begins with / and has small letters a to z, digits and hyphens, with no / at the end.`,
    hint: ({ near }) => `Write ${quote(near)}.`,
    fix: writeMeant,
    explanation:
      "The path is what stands after the site's name in the browser: / is the home page, /about is you.example/about.",
    wrong: '{ "path": "About Me/" }',
    right: '{ "path": "/about-me" }',
  }),
  "bad-old-path": defineError<FormFacts>({
    title: "an old path that can't have been one",
    message: ({ found }) =>
      found === "/"
        ? '"/" is the first page, which every site has: it can\'t lead elsewhere.'
        : `${quote(found)} can't be redirected from: a path begins with / and has letters, digits, hyphens and underscores, perhaps .html at the end.`,
    hint: (facts) =>
      facts.found === "/"
        ? "Remove it, or write the path that this page had before."
        : writeNear('Write it as it stood after the site\'s name, as in "/about-me" or "/blog/first.html".')(facts),
    fix: writeMeant,
    explanation:
      "For every old path the build writes a page, and rules for hosts, that lead to where the page is now. Letters of other scripts, queries and anchors mean different things to different hosts.",
    wrong: '{ "movedFrom": ["about me"] }',
    right: '{ "movedFrom": ["/about-me"] }',
  }),
  "bad-link": defineError<FormFacts>({
    title: "a link that leads nowhere",
    message: ({ found }) => `${quote(found)} isn't a link.`,
    hint: writeNear(
      'Write a full address (https://…), mailto:…, tel:…, a page of this site as "/about", or an anchor as "#skills".',
    ),
    fix: writeMeant,
    explanation:
      "A link to another site begins with https://, one to a page of this site with /, one to a place in the page with #. Links hold no spaces.",
    wrong: '{ "link": "github.com/you" }',
    right: '{ "link": "https://github.com/you" }',
  }),
  "dangerous-link": defineError<{ scheme: string }>({
    title: "a link of a kind that isn't safe",
    message: ({ scheme }) =>
      scheme === "//"
        ? "A link that begins with // or /\\ hides where it leads."
        : `Links that begin with ${scheme} aren't allowed: they can run code, or work on few machines.`,
    hint: () => "Use https://, http://, mailto:, tel:, a page of this site as /about, or an anchor as #skills.",
    explanation:
      "Links with javascript:, data:, vbscript: or blob: run code in the visitor's browser; file: and others work on the owner's machine only. None is ever needed here.",
    wrong: '{ "link": "javascript:alert(1)" }',
    right: '{ "link": "https://github.com/you" }',
  }),
  "bad-web-address": defineError<FormFacts & { isMail: boolean | undefined; isFilm: boolean | undefined }>({
    title: "a web address that isn't complete",
    message: ({ found, isMail }) =>
      isMail
        ? `${quote(found)} is an e-mail address; only an address on the web is possible here.`
        : `${quote(found)} isn't a full web address.`,
    hint: ({ near, isMail, isFilm }) =>
      isFilm
        ? 'Write "src" instead of "url": it takes a video file of yours.'
        : isMail
          ? 'A form can\'t send to an e-mail address: a form service, such as Formspree or Basin, or your own server gives you an address that begins with https://. The guide "Messages and visits" says how.'
          : writeNear("Write the whole address as the browser shows it, beginning with https://")({ near }),
    fix: writeMeant,
    explanation:
      "Here only an address on the web is possible. Copy it from the browser's address bar; it begins with https://.",
    wrong: '{ "href": "www.linkedin.com/in/you" }',
    right: '{ "href": "https://www.linkedin.com/in/you" }',
  }),
  "bad-site-address": defineError<FormFacts>({
    title: "a site address that can't be one",
    message: ({ found }) =>
      `${quote(found)} can't be the site's address: after the host only folders may follow, of letters, digits and the signs - _ . ~.`,
    hint: writeNear('Write it as in "https://you.example/" or "https://you.github.io/portfolio/".'),
    fix: writeMeant,
    explanation:
      "The addresses of all pages are made from the site's, so it has no user, no ? and no #. In folders, other signs would mean something else to some host.",
    wrong: '{ "url": "https://you.example/?page=home" }',
    right: '{ "url": "https://you.example/" }',
  }),
  "bad-file-name": defineError<FormFacts & { kind: string }>({
    title: "a file name that can't be one",
    message: ({ found }) =>
      /^[a-z][a-z0-9+.-]+:/i.test(found)
        ? `${quote(found)} is an address; a file beside content.json is needed.`
        : `${quote(found)} can't be the name of a file beside content.json.`,
    hint: ({ near, found, kind }) =>
      near
        ? `Write ${quote(near)}.`
        : kind === "videoFile" && found.startsWith("http")
          ? 'Write "url" instead of "src": it takes the address of a video elsewhere.'
          : `Put the ${kind === "file" ? "picture" : "file"} into the folder "assets" beside content.json and write "assets/" and its name, with / and not \\.`,
    fix: writeMeant,
    explanation:
      "Pictures belong to the site: they stand beside content.json and are named from its folder. So the site shows them also when another site is gone.",
    wrong: '{ "src": "/assets/photo.png" }',
    right: '{ "src": "assets/photo.png" }',
  }),
  "bad-date": defineError<FormFacts & { key: string; period: { start: string; end?: string } | undefined }>({
    title: "a date that can't be read",
    message: ({ found }) =>
      /^[0-9]{4}-(?:0[1-9]|1[0-2])-[0-9]{2}$/.test(found)
        ? `The calendar has no day ${quote(found)}.`
        : dayOrMonth.test(found)
          ? `${quote(found)} can't be read: in some countries the day comes first, in others the month.`
          : `${quote(found)} isn't a date written as year, month and day, joined by hyphens.`,
    hint: ({ near, key, found, period }) => {
      if (near) return `Write ${quote(near)}.`;
      if (period) {
        const { start, end } = period;
        const instead = key === "date" ? ' instead of "date"' : "";
        return end === undefined
          ? `Write "start": ${quote(start)}${instead}. ${leaveEndOut}`
          : `Write "start": ${quote(start)}, "end": ${quote(end)}${instead}.`;
      }
      if (dayOrMonth.test(found)) {
        const [one, other, year] = found.trim().split("/");
        const [day, month] = [`${year}-${other}-${one}`, `${year}-${one}-${other}`].map(quote);
        return `Write the year first, then the month: ${day} or ${month}.`;
      }
      const [from] = /^[0-9]{4}(?=\s*(?:[-–—]|to\b))/.exec(found.trim()) ?? [];
      if (from && key === "start") return `Write "start": "${from}", and the end in "end". ${leaveEndOut}`;
      const forms = 'Write a year "2025", a month "2025-06" or a day "2025-06-30".';
      if (/[0-9]{4}/.test(found) && /[^\W0-9_]{2}/.test(found) && !from)
        return `${forms} To show words such as these, add them as "period": ${quote(found)}.`;
      if (key !== "end") return forms;
      return /[0-9]/.test(found) ? `${forms} ${leaveEndOut}` : `${leaveEndOut} ${forms}`;
    },
    fix: writeMeant,
    explanation:
      "Dates are written from the large to the small, so that they mean the same everywhere. The page shows them in the words of its language.",
    wrong: '{ "date": "06/2025" }',
    right: '{ "date": "2025-06" }',
  }),
  "bad-phone": defineError<FormFacts>({
    title: "a telephone number that can't be dialled from everywhere",
    message: ({ found }) => `${quote(found)} isn't a telephone number with its country code.`,
    hint: ({ near }) =>
      `Write + and the country code first, then digits and single spaces: ${quote(near ?? "+91 98765 43210")}.`,
    fix: writeMeant,
    explanation:
      "With its country code a number works from abroad, and chat apps need it. Spaces, brackets and hyphens may stand between digits.",
    wrong: '{ "phone": "098765 43210" }',
    right: '{ "phone": "+91 98765 43210" }',
  }),
  "bad-email": defineError<FormFacts>({
    title: "an e-mail address that can't be one",
    message: ({ found }) => `${quote(found)} isn't an e-mail address.`,
    hint: writeNear('Write the bare address, as in "you@example.com", without mailto:, name or spaces.'),
    fix: writeMeant,
    explanation: "The address stands bare; the link is made from it.",
    wrong: '{ "address": "mailto:you@example.com" }',
    right: '{ "address": "you@example.com" }',
  }),
  "bad-color": defineError<FormFacts>({
    title: "a colour that can't be read",
    message: ({ found }) => `${quote(found)} isn't a colour as this file writes them: # and six digits of 0-9 and a-f.`,
    hint: writeNear(
      'Write it as "#0f766e": two digits each for red, green and blue. Colour pickers show this form as "hex".',
    ),
    fix: writeMeant,
    explanation: "One way of writing colours is enough, and it lets the contrast be checked.",
    wrong: '{ "light": "teal" }',
    right: '{ "light": "#0f766e" }',
  }),
  "bad-focus": defineError<FormFacts>({
    title: "a part of a picture that can't be recognised",
    message: ({ found }) => `${quote(found)} isn't a part of a picture.`,
    hint: writeNear(
      'Write "top", "bottom", "left", "right", "center", "top left" …, or a point: { "x": 0.5, "y": 0.2 }.',
    ),
    fix: writeMeant,
    explanation: "Where a picture is cropped to fit its frame, this part stays in sight.",
    wrong: '{ "src": "assets/photo.png", "alt": "Portrait of {name}", "focus": "face" }',
    right: '{ "src": "assets/photo.png", "alt": "Portrait of {name}", "focus": "top" }',
  }),
  "bad-language": defineError<FormFacts>({
    title: "a language that can't be recognised",
    message: ({ found }) => `${quote(found)} isn't the code of a language.`,
    hint: ({ near }) => `Write ${near ? quote(near) : 'a code such as "en", "de", "hi" or "en-IN"'}.`,
    fix: writeMeant,
    explanation:
      "Browsers and screen readers choose pronunciation and hyphenation by this code (BCP 47): two or three letters, and a country if you like.",
    wrong: '{ "language": "English (India)" }',
    right: '{ "language": "en-IN" }',
  }),
  "bad-text": defineError<{ found: string }>({
    title: "a text of the wrong form",
    message: ({ found }) => `${quote(found)} doesn't have the form that is needed here.`,
    hint: () => "Look at the description of this key in the editor, or at the example of its block.",
    explanation: "Some texts must follow a pattern that has no message of its own.",
    wrong: '{ "code": "?" }',
    right: '{ "code": "a1" }',
  }),
  "insecure-address": defineError<FormFacts<string>>({
    title: "an address that would be sent to without encryption",
    message: () => "What goes to this address would go unencrypted: it begins with http:.",
    hint: ({ near }) => `Write ${quote(near)}; where that doesn't work, use another service.`,
    fix: writeMeant,
    explanation:
      "What visitors write or do is theirs. With http: others on the network can read it, and browsers warn of it or refuse it.",
    wrong: '{ "type": "form", "action": "http://formspree.io/f/abcdefgh", … }',
    right: '{ "type": "form", "action": "https://formspree.io/f/abcdefgh", … }',
  }),
};
