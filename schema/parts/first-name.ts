/** Titles before a name. Those that are also names need their dot. */
const titles = new Set(
  "dr prof professor doctor mr mrs ms mx sir dame herr frau dipl.-ing dr.-ing dra. drs. ing. mag. dott. dott.ssa arch. sr. sra. rev. mme. m. eng. er. adv. shri smt".split(
    " ",
  ),
);

/** The first word of a name that is no title. */
export function firstNameOf(name: string): string | undefined {
  const words = name.trim().split(/\s+/);
  const isTitle = (word: string) => {
    const plain = word.toLowerCase();
    return titles.has(plain) || titles.has(plain.replace(/\.$/, ""));
  };
  return words.find((word) => !isTitle(word)) ?? words[0];
}
