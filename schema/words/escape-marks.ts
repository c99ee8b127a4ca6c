/** A plain text as it is written where texts take Markdown: what would be a mark there is none. */
export function escapeMarks(text: string): string {
  return text.replace(/[\\`*_[\]<>&~$!]/g, "\\$&");
}
