/** A page whose style sheets and scripts are empty: they are most of its text, and nothing for those who read it. */
export function emptyRawText(html: string): string {
  return html.replace(/(<(script|style)\b[^>]*>)[\s\S]*?(<\/\2>)/g, "$1$3");
}
