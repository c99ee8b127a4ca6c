/** The text that an editor's snippet leaves when its tab stops are not touched. */
export function expandSnippet(snippet: string): string {
  return snippet.replace(/\\([\\$}])|\$\{\d+:((?:[^\\}]|\\.)*)\}|\$\d+/g, (_, escaped?: string, words?: string) =>
    escaped !== undefined ? escaped : (words ?? "").replace(/\\([\\$}])/g, "$1"),
  );
}
