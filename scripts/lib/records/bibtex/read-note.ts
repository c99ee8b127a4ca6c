/** More letters than a remark has that stands beside a title. */
const mostLetters = 120;

/** What programs keep in notes as lines of "Name: value": Zotero's "extra" fields, and what databases export. */
const programFields = [
  "accepted|accession number|ads|annote|archive.*|arxiv|author|call number|citation key|cited by|comment",
  "conference name|container.*|copyright.*|doi|edition|editor|event.*|export date|funding.*|genre|illustrator|isbn|issn",
  "issue|journal abbreviation|jstor|language|lccn|medium|meeting name|mr|number|oclc|original.*|pages?|place|pmc?id",
  String.raw`publisher.*|query date|section|series|shorttitle|source|status|tex\..*|titre|title|translator|type|version`,
  String.raw`volume|wos|zbl|zscc|\\?_eprint`,
];

/** What is no remark of the owner's. */
const debris: readonly RegExp[] = [
  new RegExp(String.raw`^(?:${programFields.join("|")})\s*:`, "im"),
  // What catalogues of libraries say of the copy on their shelf, and other markup.
  /^includes index|bibliographical references|^description based|\bid:\s|<br|&[a-z]+;/im,
  // What is counted, and when somebody looked it up.
  /^[0-9]+ (?:pages|cites|citations|references)|^(?:times )?cited|accessed|retrieved|^\[?online/im,
  // Addresses: those of pages are links of their own.
  /@|:\/\/|\\url|\\href|^www\./im,
];

/**
 * Whether an entry's `note` is one for readers, as every style of BibTeX prints it ("in preparation"), and not what a
 * program keeps there, or a longer text of its owner's.
 */
export function isForReaders(note: string): boolean {
  const text = note.replace(/^[\s{]+|(?<![\s}])[\s}]+$/g, "");
  const isShort = text.length <= mostLetters && !/\n\s*\n/.test(text);
  return isShort && /\p{L}{2}/u.test(text) && !debris.some((form) => form.test(text));
}
