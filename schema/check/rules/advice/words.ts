/** The words of a text, as readers count them. */
export function countWords(text: string): number {
  return text.trim().split(/\s+/).filter(Boolean).length;
}

/** What an entry is called in messages: its title in quotation marks. */
export function nameEntry(entity: { title: string } | { position: string } | { degree: string }): string {
  const title = "title" in entity ? entity.title : "position" in entity ? entity.position : entity.degree;
  return `“${title}”`;
}
