/** More letters than a remark has that stands beside a title. */
const mostLetters = 120;

/** What programs keep in here in lines of "Name: value", and what they add of themselves. */
const debris = new RegExp(
  [
    // Zotero's "extra", and what databases export.
    "^(?:\\\\?_eprint|arxiv|pmc?id|doi|isbn|issn|zscc|lccn|wos|oclc|ads|mr|zbl|jstor|tex\\..*|citation key|publisher.*|place|number|volume|series|version|type|pages?|genre|medium|language|original.*|container.*|event.*|conference name|meeting name|archive.*|section|status|comment|accepted|cited by|export date|query date|source|funding.*|copyright.*|issue|edition|titre|title|author|editor|translator|call number|accession number|journal abbreviation|shorttitle|illustrator|bibtex\\*?\\[.*)\\s*:",
    "^[0-9]+ (?:cites|citations|references)",
    "^(?:times )?cited",
    "accessed|retrieved|^\\[?online",
    "^(?:https?:|www\\.)",
    "@|\\\\url|\\\\href|://",
  ].join("|"),
  "im",
);

/**
 * Whether an entry's `note` is one for readers, as every style of BibTeX prints it ("in preparation"), and not what a
 * program keeps there, or a longer text of its owner's.
 */
export function isForReaders(note: string): boolean {
  const text = note.trim();
  return (
    text !== "" && text.length <= mostLetters && /\p{L}{2}/u.test(text) && !text.includes("\n\n") && !debris.test(text)
  );
}
