/** Finds the DOI in a field, with or without an address: 10.1029/2024WR038112. */
export function findDoi(value: string): string | undefined {
  const plain = unescapeLatex(value);
  for (const { 0: found, 1: numbers = "", index } of plain.matchAll(numbered)) {
    const prefix = findPrefix(numbers);
    if (prefix === undefined) continue;
    return prefix + (/^\S*/.exec(plain.slice(index + numbers.length))?.[0] ?? found);
  }
  return /10\/(?<=(?:^|doi\.org\/|doi:\s*)10\/)[a-z0-9]+$/i.exec(plain)?.[0];
}

/** A run of digits and dots before a slash. Matched from its first character: a search from each "10" is quadratic. */
const numbered = /(?<![0-9.])([0-9.]+)\/[^\s,;]/g;

/** Finds a DOI prefix at the end of a run: "10." and numbers separated by single dots. */
function findPrefix(run: string): string | undefined {
  const single = run.slice(run.lastIndexOf("..") + 1);
  const at = single.indexOf("10.");
  return at === -1 || single.endsWith(".") ? undefined : single.slice(at);
}

/** Removes LaTeX escapes, which some programs write in addresses and identifiers. */
export function unescapeLatex(value: string): string {
  return value
    .trim()
    .replace(/^\\url\{(.*)\}$/s, "$1")
    .replace(/\\([%_&#$~{}])/g, "$1")
    .replace(/\{([_~%&#-])\}/g, "$1");
}
