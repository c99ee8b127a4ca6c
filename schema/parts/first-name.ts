/** Titles before a name; those that are names, too, have their dot. */
const titles = new Set(
  "dr prof professor doctor mr mrs ms mx sir dame herr frau dipl.-ing dr.-ing dra. drs. ing. mag. dott. dott.ssa arch. sr. sra. rev. mme. m. eng. er. adv. shri smt".split(
    " ",
  ),
);

/** What somebody is called by: the first word of the name that is no title. */
export function firstNameOf(name: string): string | undefined {
  const words = name.trim().split(/\s+/);
  const isTitle = (word: string) => {
    const plain = word.toLowerCase();
    return titles.has(plain) || titles.has(plain.replace(/\.$/, ""));
  };
  return words.find((word) => !isTitle(word)) ?? words[0];
}
