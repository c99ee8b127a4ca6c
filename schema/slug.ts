/** Letters of the Latin script that are more than a letter with a mark, and what stands for them. */
const letters: Readonly<Record<string, string>> = {
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

/** A text as ids, addresses and names of files write it: small Latin letters and digits, joined by hyphens; "" where it has none. */
export function makeSlug(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[ßæœøđðłıþ]/g, (letter) => letters[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** The ids of an article's headings, by what they say: as they read, and none that is taken already. */
export function makeAnchors(headings: readonly string[], owners: Iterable<string>): string[] {
  const names = new Names(owners);
  return headings.map((heading) => names.take(makeSlug(heading) || "part"));
}

/** Names that are taken, each once. */
export class Names {
  /** The number to try next for a name: a search from 2 for each of many alike would be quadratic. */
  readonly #next = new Map<string, number>();

  constructor(taken: Iterable<string> = []) {
    for (const name of taken) this.#next.set(name, 2);
  }

  /** Takes a name that is free: "circuits", then "circuits-2". */
  take(name: string): string {
    let free = name;
    for (let number = this.#next.get(name) ?? 2; this.#next.has(free); number += 1) {
      free = `${name}-${number}`;
      this.#next.set(name, number + 1);
    }
    this.#next.set(free, 2);
    return free;
  }
}

/** A path under that of a page: "/notes/first"; the home's has no name of its own. Every system can write files there. */
export function pathBelow(page: string, name: string): string {
  return `${page === "/" ? "" : page}/${makePortable(name)}`;
}

/**
 * Names that Windows keeps for devices, in capitals or not, whatever ending they have, and with spaces before it
 * ("Naming Files, Paths, and Namespaces" in Microsoft's documentation).
 */
const device = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9\u00b9\u00b2\u00b3])(?= *(?:\.|$))/i;

/** The longest name of a file, in bytes of UTF-8, that Linux and macOS write; Windows counts UTF-16, and takes no less. */
const mostBytes = 255;

/** Why some system can't write a file or folder of this name; undefined where all can. */
export type NameTrouble = "device" | "ending" | "character" | "long";

/** Finds what keeps a file's or folder's name, without slashes, from being written on every system. */
function findNameTrouble(name: string): NameTrouble | undefined {
  if (device.test(name)) return "device";
  // "." and ".." are steps of a path, and no names.
  if (/[. ]$/.test(name) && !/^\.{1,2}$/.test(name)) return "ending";
  if (/[<>:"|?*\\]/.test(name)) return "character";
  return countBytes(name) > mostBytes ? "long" : undefined;
}

/** The length of a text in UTF-8. */
function countBytes(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** The first part of a path that some system can't write, and why; undefined where all can write all parts. */
export function findUnportable(path: string): { part: string; trouble: NameTrouble } | undefined {
  for (const part of path.split("/")) {
    const trouble = findNameTrouble(part);
    if (trouble) return { part, trouble };
  }
  return undefined;
}

/** The same name as all systems take it: "con-1" for a device's, and no dots and spaces at its end. */
export function makePortable(name: string): string {
  return /^\.{1,2}$/.test(name) ? name : name.replace(/(?<![. ])[. ]+$/, "").replace(device, "$&-1");
}
