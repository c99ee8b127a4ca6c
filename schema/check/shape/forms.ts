import { postFiles } from "../../blocks/define/post.ts";
import { endingOf, fileTypes, isFileName, runEndings } from "../../file-types.ts";
import { isTextKind, type Kind, type PartKind, recordKinds } from "../../kinds.ts";
import { language } from "../../language-list.ts";
import { oldPath } from "../../links.ts";
import type { RuleReport } from "../../messages/message.ts";
import { find } from "../../messages/messages.ts";
import { focus } from "../../pictures/focus-schema.ts";
import * as primitives from "../../primitives.ts";
import { findUnportable, makePortable, makeSlug } from "../../slug.ts";
import { pointerOf, type SourceLocation } from "../../source/source-text.ts";
import { fixAccent, fixColor } from "./colors.ts";
import { fixDate, isCertainFix, splitPeriod } from "./dates.ts";

/** The diagnostic for a text that its kind's pattern rejects, with the text that was probably meant. */
export function translatePattern(
  kind: Kind | PartKind | undefined,
  found: string,
  location: SourceLocation,
  isRequired = true,
): RuleReport {
  const key = pointerOf(location)?.split("/").at(-1) ?? "";
  if ((kind && isTextKind(kind)) || found.trim() === "")
    return find("empty-text", location, { invisible: false, isRequired, isAlt: key === "alt" });
  const address = addressKinds.find((one) => one === kind);
  if (address) return translateAddress(address, found, location);
  const form = forms.find((one) => one.kind === kind);
  if (!form) return find("bad-text", location, { found });
  const near = form.kind === "color" ? fixAccent(found, key) : form.fix(found);
  const isCertain = form.kind === "date" ? isCertainFix(found, near) : hasSameLetters(found, near);
  const period = form.kind === "date" ? splitPeriod(found) : undefined;
  return find(form.code, location, { found, near, isCertain, key, kind: form.kind, period });
}

const addressKinds = ["href", "webAddress", "secureAddress", "siteAddress"] as const;
type AddressKind = (typeof addressKinds)[number];

const fileKinds = ["file", "videoFile", "captionsFile", "textFile", ...recordKinds] as const;

/** The code of each kind's diagnostic, and a function that guesses the text that was meant. */
const forms = [
  { kind: "id", code: "bad-id", fix: fixId },
  { kind: "path", code: "bad-path", fix: fixPath },
  { kind: "oldPath", code: "bad-old-path", fix: fixOldPath },
  ...fileKinds.map((kind) => ({ kind, code: "bad-file-name", fix: fixFile }) as const),
  { kind: "postFiles", code: "bad-post-files", fix: fixPostFiles },
  { kind: "date", code: "bad-date", fix: fixDate },
  { kind: "phone", code: "bad-phone", fix: fixPhone },
  { kind: "email", code: "bad-email", fix: fixEmail },
  { kind: "color", code: "bad-color", fix: fixColor },
  { kind: "focus", code: "bad-focus", fix: fixFocus },
  { kind: "language", code: "bad-language", fix: fixLanguage },
] as const;

function translateAddress(kind: AddressKind, found: string, location: SourceLocation): RuleReport {
  // Browsers drop spaces and control characters before and inside a scheme.
  const bare = [...found].filter((character) => character > " ").join("");
  const scheme = /^(?:[/\\]{2}|[a-z][a-z0-9+.-]*:(?![0-9]))/i.exec(bare)?.[0].toLowerCase();
  if (scheme && !["https:", "http:", "mailto:", "tel:"].includes(scheme)) {
    return find("dangerous-link", location, { scheme: /^[/\\]/.test(scheme) ? "//" : scheme });
  }
  if (kind === "secureAddress" && primitives.webAddress.safeParse(found).success) {
    return find("insecure-address", location, { found, near: found.replace("http:", "https:") });
  }
  if (kind === "siteAddress" && primitives.webAddress.safeParse(found).success) {
    const near = fixSiteAddress(found);
    return find("bad-site-address", location, { found, near, isCertain: hasSameLetters(found, near) });
  }
  const near = fixWebAddress(found, kind);
  if (kind === "href" && isUnofferable(found)) {
    const ending = endingOf(found);
    return find("file-kind", location, { file: found, ending, isRun: runEndings.has(ending) });
  }
  const part = kind === "href" && isFileName(found) && fileTypes[endingOf(found)] ? findUnportable(found) : undefined;
  if (part?.issue === "character") return find("unportable-name", location, { ...part, near: undefined, isFile: true });
  // A profile's link may be of another kind than mail.
  const isOther = /^\/profile\/links\//.test(pointerOf(location) ?? "") && mailAddress.test(found);
  const facts = { found, near: isOther ? undefined : near, isCertain: hasSameLetters(found, near) };
  if (kind === "href") return find("bad-link", location, facts);
  const isMail = kind === "secureAddress" && pointerOf(location)?.endsWith("/action") && mailAddress.test(found);
  const isFilm = pointerOf(location)?.endsWith("/url") && fileTypes[endingOf(found)]?.startsWith("video/");
  return find("bad-web-address", location, { ...facts, isMail, isFilm });
}

const mailAddress = /^\s*(?:mailto:|[^\s@/:]+@[^\s@/]+$)/i;

/** True if the text that was probably meant has other separators or another scheme, and nothing else is different. */
function hasSameLetters(found: string, near: string | undefined): boolean {
  const [written, meant] = [found, near ?? ""].map((text) =>
    text
      .trim()
      .replace(/^(?:https?:|mailto:|tel:|00|\+)\/*/i, "")
      .toLowerCase()
      .replace(/[\s/\\._+()#-]/g, ""),
  );
  return meant !== "" && written === meant;
}

/** True if a text names a file in a folder, of a type that sites don't publish. */
function isUnofferable(found: string): boolean {
  const isFile = isFileName(found) && /^[^\s.:/?#\\][^.:/?#\\]*\/[^:?#\\]*\.[a-z0-9_]+$/i.test(found);
  return isFile && fileTypes[endingOf(found)] === undefined;
}

const accept = (schema: { safeParse: (value: unknown) => { success: boolean } }, guess: string): string | undefined =>
  schema.safeParse(guess).success ? guess : undefined;

export function fixId(found: string): string {
  return accept(primitives.id, makeSlug(found).replace(/^[0-9-]+/, "")) ?? "my-section";
}

function fixPath(found: string): string {
  const words = found
    .replace(/^https?:\/\/[^/]*/i, "")
    .replace(/\.html?$/i, "")
    .split(/[/\\]/)
    .map((word) => makePortable(makeSlug(word)))
    .filter(Boolean);
  return accept(primitives.path, `/${words.join("/")}`) ?? "/about";
}

function fixOldPath(found: string): string | undefined {
  const path = found.replace(/^https?:\/\/[^/]*/i, "").replace(/[?#].*/s, "");
  return accept(oldPath, path.startsWith("/") ? path : `/${path}`);
}

function fixWebAddress(found: string, kind: AddressKind): string | undefined {
  const framed = /^\s*<iframe\s(?:[^>]*\s)?src=["']([^"'<>]+)["']/i.exec(found)?.[1]?.replaceAll("&amp;", "&");
  const bare = (framed ?? found).replaceAll(/[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069]/g, "").trim();
  const schema = primitives[kind];
  const file = bare.replace(/^(?:\.?\/)+/, "");
  if (kind === "href" && file !== bare && fileTypes[endingOf(file)]) return accept(schema, file);
  if (kind === "href" && accept(primitives.email, bare)) return `mailto:${bare}`;
  if (kind === "href" && /^tel:/i.test(bare)) return accept(schema, bare.replaceAll(/\s+/g, "-"));
  if (kind === "href" && accept(primitives.phone, bare)) return `tel:${bare.replaceAll(/[^+0-9]/g, "")}`;
  if (/^(?:https?|mailto):/i.test(bare)) {
    const fixed = bare
      .replace(/^(https?):\/*/i, (_, scheme: string) => `${scheme.toLowerCase()}://`)
      .replaceAll(/\s+/g, "%20")
      .replaceAll("\\", "/");
    return accept(schema, fixed);
  }
  if (/^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:[/?#]|$)/i.test(bare) && !/\.html?$/i.test(bare.split("/")[0] ?? "")) {
    return accept(schema, `https://${bare.replaceAll(/\s+/g, "%20")}`);
  }
  if (kind === "href" && /^[a-z0-9/-]+(?:\.html?)?$/i.test(bare)) return fixPath(bare);
  return accept(schema, bare);
}

/** Removes what a site's address may not have: user, query, anchor, unusual characters in folders. */
function fixSiteAddress(found: string): string | undefined {
  const [, scheme = "", host = "", folders = ""] = /^(https?:\/\/)(?:[^/?#]*@)?([^/?#]+)([^?#]*)/.exec(found) ?? [];
  const words = folders
    .split("/")
    .map((word) => word.replace(/%20|[^A-Za-z0-9._~-]+/g, "-").replace(/^[.-]+|(?<![.-])[.-]+$/g, ""))
    .filter(Boolean);
  return accept(primitives.siteAddress, `${[scheme + host, ...words].join("/")}/`);
}

function fixFile(found: string): string | undefined {
  // An address, or a path on the owner's computer.
  if (/^(?:[a-z][a-z0-9+.-]*:|\/(?:users|home|volumes|tmp|mnt)\/)/i.test(found)) return undefined;
  const slashed = found.trim().replaceAll("\\", "/");
  return accept(primitives.file, slashed.replace(/^(?:\.?\/)+/, ""));
}

function fixPostFiles(found: string): string | undefined {
  const folder = fixFile(found)?.replace(/\/?\*.*|(?:\/|^)[^/]*\.[a-z]+$|\/$/is, "");
  return folder === undefined ? undefined : accept(postFiles, `${folder}/*.md`);
}

function fixPhone(found: string): string | undefined {
  const digits = found.replace(/[^0-9+]+/g, " ").trim();
  const international = digits.replace(/^00\s?/, "+").replace(/^\+ /, "+");
  return international.startsWith("+") ? accept(primitives.phone, international) : undefined;
}

function fixEmail(found: string): string | undefined {
  const address = /(?<![^\s@<>"(),:;])[^\s@<>"(),:;]+\s*(?:@|\(at\)|\[at\])\s*[^\s@<>"(),:;]+/i.exec(
    found.replace(/^mailto:/i, ""),
  )?.[0];
  return address && accept(primitives.email, address.replace(/(?:(?<!\s)\s+)?(?:@|\(at\)|\[at\])\s*/i, "@"));
}

/** Other words for sides of a picture. */
const sides: Readonly<Record<string, string>> = {
  upper: "top",
  lower: "bottom",
  middle: "center",
  centre: "center",
  oben: "top",
  unten: "bottom",
  links: "left",
  rechts: "right",
  mitte: "center",
};

/** "bottom-right", "unten rechts" → "bottom right" */
function fixFocus(found: string): string | undefined {
  return accept(
    focus,
    found
      .trim()
      .toLowerCase()
      .replace(/[\s_-]+/g, " ")
      .replace(/\p{L}+/gu, (word) => sides[word] ?? word),
  );
}

const languages = new Map(
  Object.entries({
    english: "en",
    german: "de",
    deutsch: "de",
    french: "fr",
    hindi: "hi",
    marathi: "mr",
    spanish: "es",
  }),
);

function fixLanguage(found: string): string | undefined {
  const bare = found.trim();
  return (
    languages.get(bare.split(/\s/)[0]?.toLowerCase() ?? "") ??
    accept(language, bare.replaceAll("_", "-")) ??
    accept(language, bare.split(/[-_]/)[0] ?? "")
  );
}
