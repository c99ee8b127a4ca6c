import { slug } from "github-slugger";

/** Latin letters that don't decompose into a base letter, and their replacements. */
const characters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  ı: "i",
  þ: "th",
};

/** Lower-case ASCII letters and digits, joined by hyphens, for ids, URLs and file names; "" if the text has none. */
export function makeSlug(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[ßæœøđðłıþ]/g, (letter) => characters[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Unique ids for headings, made from their texts as GitHub and Hugo make them. Ids such as "note_1" are generated. */
export function makeAnchors(headings: readonly string[], owners: Iterable<string>): string[] {
  const names = new Names(owners, 1);
  return headings.map((heading) => names.take(slug(heading).replace(/^([a-z]+)_(?=[0-9]+$)/, "$1-") || "part"));
}

/** A set of unique names. */
export class Names {
  /** Next number to try for a name. Starting at 2 each time would be quadratic for many equal names. */
  readonly #next = new Map<string, number>();

  readonly #first: number;

  /** @param first the number of the second of equal names */
  constructor(taken: Iterable<string> = [], first = 2) {
    this.#first = first;
    for (const name of taken) this.#next.set(name, first);
  }

  /** Adds and returns a free variant of a name: "circuits", then "circuits-2". */
  take(name: string): string {
    let free = name;
    for (let number = this.#next.get(name) ?? this.#first; this.#next.has(free); number += 1) {
      free = `${name}-${number}`;
      this.#next.set(name, number + 1);
    }
    this.#next.set(free, this.#first);
    return free;
  }
}

/** A path below a page: "/notes/first". Every operating system can write files there. */
export function pathBelow(page: string, name: string): string {
  return `${page === "/" ? "" : page}/${makePortable(name)}`;
}

/**
 * Reserved device names of Windows, in any case, with any extension and with spaces before it ("Naming Files, Paths,
 * and Namespaces" in Microsoft's documentation).
 */
const device = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9\u00b9\u00b2\u00b3])(?= *(?:\.|$))/i;

/** Maximum length of a file name on Linux and macOS, in bytes of UTF-8. Windows counts UTF-16 and allows no less. */
const mostBytes = 255;

/** The reason why some system can't write a file or folder name. */
export type NameIssue = "device" | "ending" | "character" | "long";

/** Checks a file or folder name without slashes. */
function findNameIssue(name: string): NameIssue | undefined {
  if (device.test(name)) return "device";
  // "." and ".." are path segments, not names.
  if (/[. ]$/.test(name) && !/^\.{1,2}$/.test(name)) return "ending";
  if (/[<>:"|?*\\]/.test(name)) return "character";
  return countBytes(name) > mostBytes ? "long" : undefined;
}

function countBytes(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** The first segment of a path that some system can't write, and the reason; undefined if there is none. */
export function findUnportable(path: string): { part: string; issue: NameIssue } | undefined {
  for (const part of path.split("/")) {
    const issue = findNameIssue(part);
    if (issue) return { part, issue };
  }
  return undefined;
}

/** Makes a name valid on all systems: "con-1" for a device name, and no dots or spaces at the end. */
export function makePortable(name: string): string {
  return /^\.{1,2}$/.test(name) ? name : name.replace(/(?<![. ])[. ]+$/, "").replace(device, "$&-1");
}
