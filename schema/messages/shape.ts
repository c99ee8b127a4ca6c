import { defineMessage, listWords, quote } from "./message.ts";

/** The most values that are listed beside the one that was likely meant. */
const mostListed = 15;

/** Keys and values that the JSON Schema refuses. */
export const shapeMessages = {
  "unknown-key": defineMessage<{
    key: string;
    owner: string;
    near: string | undefined;
    lacks: boolean;
    allowed: string[];
  }>({
    title: "a key that means nothing here",
    message: ({ key, owner, near, lacks }) =>
      lacks ? `"${key}" is no key of ${owner}, and its "${near}" is missing.` : `"${key}" is no key of ${owner}.`,
    hint: ({ near, allowed, key }) =>
      near
        ? `Did you mean "${near}"? Write "${near}" instead of "${key}".`
        : allowed.length > 0
          ? `Remove it, or use one of the keys that are free here: ${listWords(allowed)}.`
          : "Remove it: all keys that may stand here are there already.",
    explanation:
      "Nothing in the file is ignored. A key that isn't known, mostly a misspelt one, would leave a hole in the page without a word, so it is refused.",
    wrong: '{ "to": "/about", "lable": "ABOUT" }',
    right: '{ "to": "/about", "label": "ABOUT" }',
  }),
  "missing-key": defineMessage<{ key: string; owner: string; sample: string; about: string; empty: boolean }>({
    title: "a required key is missing",
    message: ({ key, owner, about }) => `"${key}"${about && ` (${about})`} is missing in ${owner}.`,
    hint: ({ key, sample, empty }) => `Write "${key}": ${sample}${empty ? "" : ","} right after the opening {`,
    explanation:
      "Few keys are required; these are those without which the part of the page would be empty or lead nowhere.",
    wrong: '{ "to": "/about" }',
    right: '{ "to": "/about", "label": "ABOUT" }',
  }),
  "missing-alt-text": defineMessage<{ owner: string }>({
    title: "a picture without a description",
    message: ({ owner }) =>
      `${owner[0]?.toUpperCase()}${owner.slice(1)} has no alternative text ("alt"): people who can't see the picture don't learn what it shows.`,
    hint: () => 'Say in a few words what it shows: "alt": "Portrait of {name}".',
    explanation:
      "Screen readers read the alternative text aloud, and browsers show it when the picture can't be loaded (WCAG 2.2, criterion 1.1.1).",
    wrong: '{ "src": "assets/photo.png" }',
    right: '{ "src": "assets/photo.png", "alt": "Portrait of {name}" }',
  }),
  "wrong-type": defineMessage<{ found: string; expected: string; fix: string }>({
    title: "a value of the wrong kind",
    message: ({ found, expected }) => `Here stands ${found}; ${expected} is needed.`,
    hint: ({ fix }) => fix,
    explanation:
      "Each key takes one kind of value: text in quotation marks, a number, true or false, a list in [ ], or an object in { }.",
    wrong: '{ "hidden": "true" }',
    right: '{ "hidden": true }',
  }),
  "unknown-block-type": defineMessage<{ found: string; near: string | undefined; allowed: string[]; card: boolean }>({
    title: "a kind of block that isn't there",
    message: ({ found, allowed }) => `There is no block of type ${found}. The types are ${listWords(allowed, "and")}.`,
    hint: ({ near, card, found }) =>
      card
        ? `${found} is a kind of card: put it into the list of a card-grid or accordion-group, as in { "type": "card-grid", "cards": [{ "type": ${found}, … }] }.`
        : near
          ? `Did you mean "${near}"? Write "type": "${near}".`
          : "Choose one of these types.",
    explanation: "A block's type says what it is and which keys it may have.",
    wrong: '{ "type": "heroo" }',
    right: '{ "type": "hero" }',
  }),
  "unknown-value": defineMessage<{ found: string; near: string | undefined; allowed: string[] }>({
    title: "a value that isn't one of those allowed",
    message: ({ found, near, allowed }) => {
      if (allowed.length === 1) return `${found} isn't possible here; only ${allowed[0]} is.`;
      // Of many, those that weren't meant are no help.
      const more = near ? allowed.slice(mostListed) : [];
      const listed = more.length > 0 ? [...allowed.slice(0, mostListed), `${more.length} others`] : allowed;
      return `${found} isn't possible here; one of ${listWords(listed)} is needed.`;
    },
    hint: ({ near, allowed }) =>
      near
        ? `Did you mean ${near}? Write ${near}.`
        : allowed.length === 1
          ? `Write ${allowed[0]}.`
          : "Choose one of these.",
    explanation: "Some keys take only a few values, so that every choice looks right with every other.",
    wrong: '{ "accent": "teel" }',
    right: '{ "accent": "teal" }',
  }),
  "empty-list": defineMessage<{ owner: string; removable: boolean }>({
    title: "a list with nothing in it",
    message: ({ owner }) => `${owner[0]?.toUpperCase()}${owner.slice(1)} has no entry; at least one is needed.`,
    hint: ({ removable }) =>
      removable
        ? "Write an entry between the brackets, or remove the key altogether."
        : "Write an entry between the brackets, or remove what the list belongs to.",
    explanation: "An empty list would leave an empty place in the page.",
    wrong: '{ "type": "list", "items": [] }',
    right: '{ "type": "list", "items": ["Git"] }',
  }),
  "too-many-entries": defineMessage<{ count: number; limit: number }>({
    title: "a list with too many entries",
    message: ({ count, limit }) => `This list has ${count} entries; at most ${limit} fit.`,
    hint: ({ count, limit }) =>
      `Remove ${count - limit === 1 ? "one" : `${count - limit} of them`}, or make a second list.`,
    explanation: "Where entries share the width of the page or take turns, too many can't be read any more.",
    wrong: '{ "type": "columns", "columns": [ five columns ] }',
    right: '{ "type": "columns", "columns": [ four columns ] }',
  }),
  "number-out-of-range": defineMessage<{ found: number; limit: number; least: boolean }>({
    title: "a number that is too small or too large",
    message: ({ found, limit, least }) =>
      `${found} is too ${least ? "small" : "large"}; ${limit} is the ${least ? "least" : "most"} that is possible here.`,
    hint: ({ limit, least }) => `Write ${limit} or ${least ? "more" : "less"}.`,
    explanation:
      "Numbers have limits where the page would break beyond them. Times are in milliseconds: 5000 are five seconds.",
    wrong: '{ "duration": 5 }',
    right: '{ "duration": 5000 }',
  }),
  "empty-text": defineMessage<{ invisible: boolean }>({
    title: "a text with nothing in it",
    message: ({ invisible }) =>
      invisible ? "Nothing of this text can be seen: its characters are invisible." : "This text is empty.",
    hint: () => "Write something, or remove the key altogether if it isn't required.",
    explanation:
      "An empty text would leave an empty place in the page. What you don't need can be left out with its key.",
    wrong: '{ "title": "" }',
    right: '{ "title": "Home" }',
  }),
  "too-long": defineMessage<{ length: number; limit: number }>({
    title: "something longer than it can be",
    message: ({ length, limit }) => `This has ${length} characters; at most ${limit} are possible here.`,
    hint: ({ length, limit }) => `Shorten it by ${length - limit} or more.`,
    explanation: "Files and folders are named after a page's path, and systems refuse very long names.",
    wrong: '{ "path": "/a-path-of-three-hundred-letters-…" }',
    right: '{ "path": "/about" }',
  }),
  "bad-id": defineMessage<{ found: string; near: string }>({
    title: "an id that can't be one",
    message: ({ found }) =>
      `${quote(found)} can't be an id: small letters a to z, digits and hyphens make one, beginning with a letter.`,
    hint: ({ near }) => `Write ${quote(near)}.`,
    explanation:
      "An id is part of the page's address (#side-projects), and other parts of the file refer to it, so it has no spaces, capitals or accents.",
    wrong: '{ "id": "Side Projects" }',
    right: '{ "id": "side-projects" }',
  }),
  "bad-path": defineMessage<{ found: string; near: string }>({
    title: "a page path that can't be one",
    message: ({ found }) =>
      `${quote(found)} can't be a page's path: it begins with / and has small letters, digits and hyphens, with no / at the end.`,
    hint: ({ near }) => `Write ${quote(near)}.`,
    explanation:
      "The path is what stands after the site's name in the browser: / is the home page, /about is you.example/about.",
    wrong: '{ "path": "About Me/" }',
    right: '{ "path": "/about-me" }',
  }),
  "bad-link": defineMessage<{ found: string; near: string | undefined }>({
    title: "a link that leads nowhere",
    message: ({ found }) => `${quote(found)} isn't a link.`,
    hint: ({ near }) =>
      near
        ? `Write ${quote(near)}.`
        : 'Write a full address (https://…), mailto:…, tel:…, a page of this site as "/about", or an anchor as "#skills".',
    explanation:
      "A link to another site begins with https://, one to a page of this site with /, one to a place in the page with #. Links hold no spaces.",
    wrong: '{ "link": "github.com/you" }',
    right: '{ "link": "https://github.com/you" }',
  }),
  "dangerous-link": defineMessage<{ scheme: string }>({
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
  "bad-web-address": defineMessage<{ found: string; near: string | undefined }>({
    title: "a web address that isn't complete",
    message: ({ found }) => `${quote(found)} isn't a full web address.`,
    hint: ({ near }) =>
      near ? `Write ${quote(near)}.` : "Write the whole address as the browser shows it, beginning with https://",
    explanation:
      "Here only an address on the web is possible. Copy it from the browser's address bar; it begins with https://.",
    wrong: '{ "href": "www.linkedin.com/in/you" }',
    right: '{ "href": "https://www.linkedin.com/in/you" }',
  }),
  "bad-site-address": defineMessage<{ found: string; near: string | undefined }>({
    title: "a site address that can't be one",
    message: ({ found }) =>
      `${quote(found)} can't be the site's address: after the host only folders may follow, of letters, digits and the signs - _ . ~.`,
    hint: ({ near }) =>
      near ? `Write ${quote(near)}.` : 'Write it as in "https://you.example/" or "https://you.github.io/portfolio/".',
    explanation:
      "The addresses of all pages are made from the site's, so it has no user, no ? and no #. In folders, other signs would mean something else to some host.",
    wrong: '{ "url": "https://you.example/?page=home" }',
    right: '{ "url": "https://you.example/" }',
  }),
  "bad-file-name": defineMessage<{ found: string; near: string | undefined }>({
    title: "a file name that can't be one",
    message: ({ found }) =>
      /^[a-z][a-z0-9+.-]+:/i.test(found)
        ? `${quote(found)} is an address; a file beside content.json is needed.`
        : `${quote(found)} can't be the name of a file beside content.json.`,
    hint: ({ near }) =>
      near
        ? `Write ${quote(near)}.`
        : 'Put the picture into the folder "assets" beside content.json and write "assets/" and its name, with / and not \\.',
    explanation:
      "Pictures belong to the site: they stand beside content.json and are named from its folder. So the site shows them also when another site is gone.",
    wrong: '{ "src": "/assets/photo.png" }',
    right: '{ "src": "assets/photo.png" }',
  }),
  "bad-date": defineMessage<{ found: string; near: string | undefined }>({
    title: "a date that can't be read",
    message: ({ found }) =>
      `${quote(found)} isn't a date as this file writes them: year, month and day, joined by hyphens.`,
    hint: ({ near }) =>
      near
        ? `Write ${quote(near)}.`
        : 'Write a year "2025", a month "2025-06" or a day "2025-06-30". For what still goes on, leave "end" out.',
    explanation:
      "Dates are written from the large to the small, so that they mean the same everywhere. The page shows them in the words of its language.",
    wrong: '{ "date": "06/2025" }',
    right: '{ "date": "2025-06" }',
  }),
  "bad-phone": defineMessage<{ found: string; near: string | undefined }>({
    title: "a telephone number that can't be dialled from everywhere",
    message: ({ found }) => `${quote(found)} isn't a telephone number with its country code.`,
    hint: ({ near }) =>
      `Write + and the country code first, then digits and single spaces: ${quote(near ?? "+91 98765 43210")}.`,
    explanation:
      "With its country code a number works from abroad, and chat apps need it. Spaces, brackets and hyphens may stand between digits.",
    wrong: '{ "phone": "098765 43210" }',
    right: '{ "phone": "+91 98765 43210" }',
  }),
  "bad-email": defineMessage<{ found: string; near: string | undefined }>({
    title: "an e-mail address that can't be one",
    message: ({ found }) => `${quote(found)} isn't an e-mail address.`,
    hint: ({ near }) =>
      near
        ? `Write ${quote(near)}.`
        : 'Write the bare address, as in "you@example.com", without mailto:, name or spaces.',
    explanation: "The address stands bare; the link is made from it.",
    wrong: '{ "address": "mailto:you@example.com" }',
    right: '{ "address": "you@example.com" }',
  }),
  "bad-color": defineMessage<{ found: string; near: string | undefined }>({
    title: "a colour that can't be read",
    message: ({ found }) => `${quote(found)} isn't a colour as this file writes them: # and six digits of 0-9 and a-f.`,
    hint: ({ near }) =>
      near
        ? `Write ${quote(near)}.`
        : 'Write it as "#0f766e": two digits each for red, green and blue. Colour pickers show this form as "hex".',
    explanation: "One way of writing colours is enough, and it lets the contrast be checked.",
    wrong: '{ "light": "teal" }',
    right: '{ "light": "#0f766e" }',
  }),
  "bad-language": defineMessage<{ found: string; near: string | undefined }>({
    title: "a language that can't be recognised",
    message: ({ found }) => `${quote(found)} isn't the code of a language.`,
    hint: ({ near }) => `Write ${near ? quote(near) : 'a code such as "en", "de", "hi" or "en-IN"'}.`,
    explanation:
      "Browsers and screen readers choose pronunciation and hyphenation by this code (BCP 47): two or three letters, and a country if you like.",
    wrong: '{ "language": "English (India)" }',
    right: '{ "language": "en-IN" }',
  }),
  "bad-text": defineMessage<{ found: string }>({
    title: "a text of the wrong form",
    message: ({ found }) => `${quote(found)} doesn't have the form that is needed here.`,
    hint: () => "Look at the description of this key in the editor, or at the example of its block.",
    explanation: "Some texts must follow a pattern that has no message of its own.",
    wrong: '{ "code": "?" }',
    right: '{ "code": "a1" }',
  }),
  "refused-value": defineMessage<{ reason: string }>({
    title: "a value that the second check refuses",
    message: ({ reason }) => `This value was refused: ${reason}`,
    hint: () =>
      "Change the value as the reason says. If it looks right to you, please report it: two checks of the same rule disagree.",
    explanation:
      "The file is checked twice, by two programs from the same rules. What only the second one refuses is told with its own words.",
    wrong: "a value that JSON Schema allows and zod doesn't",
    right: "a value that both allow",
  }),
};
