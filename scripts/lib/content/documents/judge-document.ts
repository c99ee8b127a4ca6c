import { readFile, stat } from "node:fs/promises";
import { endingOf, knownEverywhere, runEndings } from "../../../../schema/file-types.ts";
import { readStart } from "../../files/read-regular.ts";

/**
 * The start of a file that some browsers read as HTML or XML if the host sends no type (WHATWG MIME Sniffing 7.1).
 * Chromium also skips a vertical tab, and compares only the first letters of a tag: `<article>` matches `<a`.
 */
const whiteSpace = "[\\t\\n\\v\\f\\r ]*";
const beginsAsHtml = new RegExp(`^${whiteSpace}</?[a-z!?]`, "i");
const beginsAsXml = new RegExp(`^${whiteSpace}<\\?xml(?![\\w-])`, "i");

/** A drawing whose name has no ending, such as a fetched one. It is checked as XML, so the messages fit a drawing. */
const beginsAsDrawing = /^\s*<svg(?![\w-])/;

/** Endings of files that browsers always parse as XML. */
const xmlEnding = /^(?:svgz?|xml|xhtml?|mml)$/;

/** More bytes than browsers sniff (WHATWG MIME Sniffing 5.2: 1445). */
const sniffed = 4096;

/** Bounds the work, in bytes; larger than any useful drawing. */
const mostBytes = 50_000_000;

/**
 * Checks how a browser would parse a file that is opened at its own address on any host, even one that sends no types
 * and no policy. Returns the reason why it can't be published; undefined if it would run nothing.
 *
 * A file is XML by its name or first bytes, or HTML by its first bytes. Both must be UTF-8 without control characters:
 * then the markup is the same in every encoding that a browser may choose. (UTF-16 needs a byte order mark, ISO-2022-JP
 * an escape character. In the other encodings no byte of `<`, `>`, quotes, `=` or a space is ever part of a longer
 * character.)
 * @param name the file's name in the content, or only its ending with a point
 * @returns the end of a sentence whose subject is the file ("it …")
 */
export async function judgeDocument(file: string, name: string): Promise<string | undefined> {
  const hidden = findHiddenEnding(name);
  if (hidden !== undefined) {
    return `its name holds .${hidden}, and hosts that don't know .${endingOf(name)} go by that: write a hyphen in place of that point`;
  }
  // latin1: one character per byte, so markup is found in any encoding.
  const text = (await readStart(file, sniffed)).toString("latin1").replace(/^\xef\xbb\xbf/, "");
  const isXml = xmlEnding.test(endingOf(name)) || beginsAsXml.test(text) || beginsAsDrawing.test(text);
  const isHtml = !beginsAsXml.test(text) && beginsAsHtml.test(text);
  if (!isXml && !isHtml) return undefined;
  if (text.startsWith("\x1f\x8b")) return "it is compressed: save it as plain SVG, not as SVGZ";
  if ((await stat(file)).size > mostBytes) return "it is too large to be looked through";
  const decoded = decode(await readFile(file));
  if (decoded === undefined) {
    return "it isn't plain UTF-8, so browsers may read something else in it than this check: save it as UTF-8";
  }
  const { judgeXml } = await import("./judge-xml.ts");
  const { judgeHtml } = await import("./judge-html.ts");
  return (isXml ? judgeXml(decoded) : undefined) ?? (isHtml ? judgeHtml(decoded) : undefined);
}

/**
 * An inner ending of a name that a host may use. Apache's mod_mime uses every ending that it knows: `a.html.ino` is
 * HTML if it doesn't know `.ino`, `a.svg.gz` is a compressed drawing, and a handler for `.php` may run `a.php.txt`.
 */
function findHiddenEnding(name: string): string | undefined {
  const [, ...endings] = name.toLowerCase().replace(/^.*\//, "").split(".");
  const last = endings.pop() ?? "";
  return endings.find((ending) => {
    if (/^(?:php|phtml|phar|cgi|asp|jsp|shtml)/.test(ending)) return true;
    const isKnown = knownEverywhere.has(last) || /^(?:txt|csv)$/.test(last);
    return (runEndings.has(ending) || ending === "svg") && (!isKnown || last === "gz");
  });
}

/** Decodes UTF-8 without its byte order mark; undefined if it is invalid or has control characters. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
    return /[\0-\x08\x0b\x0e-\x1f]/.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}
