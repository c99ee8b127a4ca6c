/** The digital object identifier in a field, which may stand in an address: 10.1029/2024WR038112. */
export function findDoi(value: string): string | undefined {
  const plain = unescapeLatex(value);
  for (const { 0: found, 1: numbers = "", index } of plain.matchAll(numbered)) {
    const prefix = findPrefix(numbers);
    if (prefix === undefined) continue;
    return prefix + (/^\S*/.exec(plain.slice(index + numbers.length))?.[0] ?? found);
  }
  return /10\/(?<=(?:^|doi\.org\/|doi:\s*)10\/)[a-z0-9]+$/i.exec(plain)?.[0];
}

/** Digits and dots before a slash, from the first of them: a search from each "10" among them is quadratic. */
const numbered = /(?<![0-9.])([0-9.]+)\/[^\s,;]/g;

/** The end of a run of digits and dots that is a prefix of DOIs: 10, and numbers behind single dots. */
function findPrefix(run: string): string | undefined {
  const single = run.slice(run.lastIndexOf("..") + 1);
  const at = single.indexOf("10.");
  return at === -1 || single.endsWith(".") ? undefined : single.slice(at);
}

/** An address or identifier as it is meant: some programs write it as LaTeX. */
export function unescapeLatex(value: string): string {
  return value
    .trim()
    .replace(/^\\url\{(.*)\}$/s, "$1")
    .replace(/\\([%_&#$~{}])/g, "$1")
    .replace(/\{([_~%&#-])\}/g, "$1");
}
