import { z } from "zod";
import { fileTypes } from "./file-types.ts";
import type { RecordKind, textKinds } from "./kinds.ts";
import { object } from "./object.ts";
import { isRun, type Plain, type Text } from "./text.ts";

/**
 * Every kind of value in content is defined here once. Its metadata has its `kind`, which rules, outputs and tests use
 * instead of lists of keys. What a pattern can express is in the pattern, so that the generated JSON Schema has it,
 * too; `check/rules` does the rest. Each pattern has a `patternErrorMessage`, which the editor shows instead of the
 * pattern.
 */

const filledIn = "{name}, {firstName}, {role} and {location} are filled in from the profile.";

/** Placeholders such as `{name}` are allowed. In localized content the value is a `Text`. */
function words(kind: "name" | "tag"): z.ZodString;
function words(kind: (typeof textKinds)[number], description?: string): z.ZodType<Text, string>;
function words(kind: (typeof textKinds)[number], description = `Text that visitors read. ${filledIn}`) {
  return z.string().regex(/\S/).meta({
    kind,
    description,
    patternErrorMessage: "This text is empty. Write something, or leave the whole line out.",
  });
}

/** A sentence or more, with inline Markdown. */
export const text = words("text");

/** A long text in Markdown, or a part of one. */
export const markdown = words("markdown", `A text in Markdown, with paragraphs, lists, headings and more. ${filledIn}`);

/** A sentence in plain text: it is shown letter by letter, or by search engines, which support no markup. */
export const sentence = words("sentence");

export const quote = words("quote");

/** A short text outside of running text: a heading, a title, a fact. */
export const label = words("label");

/** Name of a person, an organization or a place. It is the same in every language. */
export const name = words("name");

/** A keyword. It is the same in every language. */
export const tag = words("tag");

/** Text on a link, a button or another control. */
export const action = words("action");

/** Text alternative of a picture, an icon or a group of controls. */
export const alt = words("alt");

/** Identifier that other parts of the file refer to. It is also an anchor in the page's URL. */
export const id = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/)
  .meta({
    kind: "id",
    description: "A short name of your choice. Lower-case letters, digits and hyphens; the first is a letter.",
    examples: ["side-projects"],
    patternErrorMessage:
      'Use lower-case letters, digits and hyphens only, and begin with a letter, as in "side-projects".',
  });

/** A page's path below the site's address, without a slash at its end. */
export const path = z
  .string()
  // It becomes a file name, which most systems limit to 255 bytes.
  .max(200)
  .regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/)
  .meta({
    kind: "path",
    description: "The page's address in your site: `/` for the home page, else a slash and lower-case words.",
    examples: ["/about"],
    patternErrorMessage:
      'Begin with a slash, then use lower-case letters, digits and hyphens, with no slash at the end, as in "/about". The home page is "/".',
  });

/** Not allowed in any address: invisible characters, and those that change the text direction. */
const unseen = String.raw`\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069`;

/** Both lower-case and upper-case extensions are accepted. */
const endings = Object.keys(fileTypes).flatMap((ending) => [...new Set([ending, ending.toUpperCase()])]);

/** Patterns of the addresses that links accept. */
const addresses = {
  web: String.raw`https?:\/\/[^\s/?#\\${unseen}][^\s\\${unseen}]*`,
  mail: `mailto:[^\\s@${unseen}]+@[^\\s@${unseen}]+`,
  call: String.raw`tel:\+?[0-9().-]+`,
  page: String.raw`\/(?:[^\s/\\${unseen}][^\s\\${unseen}]*)?`,
  anchor: String.raw`#[^\s\\${unseen}]+`,
  file: String.raw`[^\s/?#:\\%"<>|*&\u0000-\u001f${unseen}][^?#:\\%"<>|*&\u0000-\u001f${unseen}]*\.(?:${endings.join("|")})`,
};

/**
 * A link target: `https:`, `http:`, `mailto:` or `tel:`, a path of this site, an anchor, or one of the owner's files.
 * All else is rejected: `javascript:`, `data:`, `vbscript:` and `blob:` run code, and `//host` hides its target.
 */
export const href = z
  .string()
  .regex(new RegExp(`^(?:${Object.values(addresses).join("|")})$`))
  .meta({
    kind: "href",
    description:
      "Where the link leads: a web address (`https://…`), an e-mail address (`mailto:…`), a telephone number (`tel:…`), a page of this site (`/about`), a part of this page (`#skills`), or a file of yours beside content.json, which visitors can then open or save (`assets/thesis.pdf`).",
    examples: ["https://example.com/"],
    patternErrorMessage:
      'Begin with "https://", "mailto:", "tel:", "/" (a page of this site) or "#" (a part of this page), and use no spaces; or name a file beside content.json, as in "assets/thesis.pdf".',
  });

export const webAddress = z
  .string()
  .regex(new RegExp(`^${addresses.web}$`))
  .meta({
    kind: "webAddress",
    description: "A full web address, as copied from the browser's address bar.",
    examples: ["https://example.com/"],
    patternErrorMessage:
      'Write the full web address, beginning with "https://" and without spaces, as in "https://example.com/".',
  });

/** An external address that receives data of visitors. Encryption keeps others from reading it in transit. */
export const secureAddress = z
  .string()
  .regex(
    /^https:\/\/[^\s/?#\\\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069][^\s\\\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069]*$/,
  )
  .meta({
    kind: "secureAddress",
    description: "A full web address that begins with `https://`.",
    examples: ["https://forms.example.com/f/abc"],
    patternErrorMessage:
      'Write the full web address, beginning with "https://" and without spaces, as in "https://forms.example.com/f/abc".',
  });

/**
 * The address of the published site. Its path is used in page URLs and in configuration files of hosts, so it allows
 * only characters with the same meaning in all of them.
 */
export const siteAddress = z
  .string()
  // A QR code of it must fit on the printed CV.
  .max(200)
  .regex(
    /^https?:\/\/[^\s/?#\\@:\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069]+(?::[0-9]{1,5})?(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*\/?$/,
  )
  .meta({
    kind: "siteAddress",
    description: "The web address of the site, with its path if it has one: `https://you.github.io/repository/`.",
    examples: ["https://you.github.io/portfolio/"],
    patternErrorMessage:
      'Write the site\'s full web address, with folders of letters, digits and hyphens only, as in "https://you.github.io/portfolio/".',
  });

/** A file in the folder of `content.json`. */
export const fileName = (kind: "file" | "videoFile" | "captionsFile" | "textFile" | RecordKind, example: string) =>
  z
    .string()
    .regex(/^[^\s/\\?#:][^\\?#:]*$/)
    .meta({
      kind,
      description: "The file's name, with the folder it is in, seen from the folder of content.json.",
      examples: [example],
      patternErrorMessage: `Name a file beside content.json, with forward slashes and no web address, as in "${example}".`,
    });

export const file = fileName("file", "assets/photo.png");

export const textFile = fileName("textFile", "texts/line-follower.md");

/** A long text: one text, a list of its parts, or the name of a file. */
export const body = z.union([markdown, z.array(markdown).min(1), object({ file: textFile })]).meta({
  entry: "part",
  description:
    'A longer text in Markdown: paragraphs, lists, headings, quotations, code, tables, pictures and formulas. As one text, as a list of texts, or in a file: { "file": "texts/about.md" }.',
  examples: [{ file: "texts/line-follower.md" }],
});

export type Body = z.output<typeof body>;

/** The texts of a body in order; empty if its file has not been read. */
export function textsOf(body: Plain<Body>): readonly string[];
export function textsOf(body: Body): readonly Text[];
export function textsOf(body: Body): readonly Text[] {
  if (typeof body === "string" || isRun(body)) return [body];
  return Array.isArray(body) ? body : [];
}

/** MP4 or WebM. */
export const videoFile = fileName("videoFile", "assets/clip.mp4");

/** Captions or subtitles in WebVTT. */
export const captionsFile = fileName("captionsFile", "assets/clip.vtt");

/** Days that every year has, so all but 29 February. */
const commonDay = "(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31";

/** Leap years (Gregorian calendar): divisible by 4, but centuries only if divisible by 400. */
const leapYear = "[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00";

/** A day, month or year (ISO 8601, reduced precision allowed). */
export const date = z
  .string()
  .regex(new RegExp(`^(?:[0-9]{4}(?:-(?:0[1-9]|1[0-2]|${commonDay}))?|(?:${leapYear})-02-29)$`))
  .meta({
    kind: "date",
    description: "A year, a month or a day: `2025`, `2025-06` or `2025-06-30`, in quotes.",
    examples: ["2025-06"],
    patternErrorMessage:
      'Write a year, a month or a day, as in "2025", "2025-06" or "2025-06-30". There is no "present": leave "end" out.',
  });

/** A telephone number in international form (ITU-T E.164, spaces allowed). */
export const phone = z
  .string()
  .regex(/^\+[0-9](?:[ ()-]?[0-9]){5,16}$/)
  .meta({
    kind: "phone",
    description: "Your telephone number, with a plus sign and the country's code before it.",
    examples: ["+91 00000 00000"],
    patternErrorMessage:
      'Begin with a plus sign and the country\'s code, then digits and single spaces, as in "+91 00000 00000".',
  });

export const email = z
  .string()
  .regex(
    /^[^\s@<>"(),:;\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069]+@[^\s@<>"(),:;\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069]+\.[^\s@<>"(),:;.\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069]+$/,
  )
  .meta({
    kind: "email",
    description: "The e-mail address.",
    examples: ["you@example.com"],
    patternErrorMessage: 'Write an e-mail address and nothing else, as in "you@example.com".',
  });

export const color = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/)
  .meta({
    kind: "color",
    description: "A colour: `#` and six digits from 0 to 9 and a to f, as colour pickers show it.",
    examples: ["#0f766e"],
    patternErrorMessage: 'Write a colour as "#" and six digits from 0 to 9 and a to f, as in "#0f766e".',
  });
