/** The digital object identifier in a field, which may stand in an address: 10.1029/2024WR038112. */
export function findDoi(value: string): string | undefined {
  const plain = unescapeLatex(value);
  return /10(?:\.[0-9]+)+\/[^\s,;]\S*|(?<=^|doi\.org\/|doi:\s*)10\/[a-z0-9]+$/i.exec(plain)?.[0];
}

/** An address or identifier as it is meant: some programs write it as LaTeX. */
export function unescapeLatex(value: string): string {
  return value
    .trim()
    .replace(/^\\url\{(.*)\}$/s, "$1")
    .replace(/\\([%_&#$~{}])/g, "$1")
    .replace(/\{([_~%&#-])\}/g, "$1");
}
