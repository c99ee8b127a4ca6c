/** Titles before a name. Those that are also names need their dot. */
const titles = new Set(
  "dr prof professor doctor mr mrs ms mx sir dame herr frau dipl.-ing dr.-ing dra. drs. ing. mag. dott. dott.ssa arch. sr. sra. rev. mme. m. eng. er. adv. shri smt".split(
    " ",
  ),
);

/** Splits a person's name into its words, and those that are titles before it: "Dr. Ines Falk". */
export function splitTitles(name: string): { titles: string[]; words: string[] } {
  const all = name.trim().split(/\s+/);
  const isTitle = (word: string) => {
    const plain = word.toLowerCase();
    return titles.has(plain) || titles.has(plain.replace(/\.$/, ""));
  };
  const first = Math.max(
    0,
    all.findIndex((word) => !isTitle(word)),
  );
  return { titles: all.slice(0, first), words: all.slice(first) };
}

/** The words of a name without the titles before it. */
export function withoutTitles(name: string): string[] {
  return splitTitles(name).words;
}
