/** Text as it may stand in an HTML element or between double quotes in an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
