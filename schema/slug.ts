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
  const taken = new Set(owners);
  return headings.map((heading) => takeName(makeSlug(heading) || "part", taken));
}

/** A name that nothing has yet, and that is taken from now on: "circuits", then "circuits-2". */
export function takeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${name}-${number}`;
  taken.add(free);
  return free;
}

/** A path under that of a page: "/notes/first"; the home's has no name of its own. */
export function pathBelow(page: string, name: string): string {
  return `${page === "/" ? "" : page}/${name}`;
}
