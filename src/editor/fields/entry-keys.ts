interface Keyed {
  key: number;
  /** The entry's value as JSON. */
  text: string;
}

/**
 * Gives every entry of a list a key that stays with it wherever it is moved to, and while its value is edited. Entries
 * have no names of their own: they are found again by their values, or else by their positions.
 */
export function keepKeys(before: readonly Keyed[], texts: readonly string[]): Keyed[] {
  const left = [...before];
  const take = (entry: Keyed | undefined) => {
    const at = entry ? left.indexOf(entry) : -1;
    return at < 0 ? undefined : left.splice(at, 1)[0]?.key;
  };
  // First those that are where they were: entries that are alike keep their own keys.
  const same = texts.map((text, index) => (before[index]?.text === text ? take(before[index]) : undefined));
  const found = texts.map((text, index) => same[index] ?? take(left.find((entry) => entry.text === text)));
  const keys = found.map((key, index) => key ?? take(before[index]));
  let next = Math.max(-1, ...before.map(({ key }) => key)) + 1;
  return texts.map((text, index) => ({ text, key: keys[index] ?? next++ }));
}
