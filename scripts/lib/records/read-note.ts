/** Limit in characters for a remark beside a title. */
const mostCharacters = 120;

/** Names that programs write in notes as "Name: value" lines: Zotero's "extra" fields, and exports of databases. */
const programFields = [
  "accepted|accession number|ads|annote|archive.*|arxiv|author|call number|citation key|cited by|comment",
  "conference name|container.*|copyright.*|doi|edition|editor|event.*|export date|funding.*|genre|illustrator|isbn|issn",
  "issue|journal abbreviation|jstor|language|lccn|medium|meeting name|mr|number|oclc|original.*|pages?|place|pmc?id",
  String.raw`publisher.*|query date|section|series|shorttitle|source|status|tex\..*|titre|title|translator|type|version`,
  String.raw`volume|wos|zbl|zscc|\\?_eprint`,
];

/** Patterns of notes that aren't the owner's remark. */
const debris: readonly RegExp[] = [
  new RegExp(String.raw`^(?:${programFields.join("|")})\s*:`, "im"),
  // Library catalogues' descriptions of their own copy, and other markup.
  /^includes index|bibliographical references|^description based|\bid:\s|<br|&[a-z]+;/im,
  // Counts, and dates of access.
  /^[0-9]+ (?:pages|cites|citations|references)|^(?:times )?cited|accessed|retrieved|^\[?online/im,
  // Addresses. Web addresses are separate links.
  /@|:\/\/|\\url|\\href|^www\./im,
];

/**
 * True if a `note` is meant for readers, as BibTeX styles print it ("in preparation"). False for data that a program
 * keeps there, and for long texts.
 */
export function isForReaders(note: string): boolean {
  const text = note.replace(/^[\s{]+|(?<![\s}])[\s}]+$/g, "");
  const isShort = text.length <= mostCharacters && !/\n\s*\n/.test(text);
  return isShort && /\p{L}{2}/u.test(text) && !debris.some((form) => form.test(text));
}
