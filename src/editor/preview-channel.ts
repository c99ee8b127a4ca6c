/** What the editor says to the page in its frame. Both check the other's window and origin. */
export interface ToPreview {
  type: "editor:show";
  /** The id of the node to mark, and to scroll to. */
  node: string | undefined;
  colorMode: "light" | "dark" | undefined;
  /** True if a click chooses what is clicked, and follows no link. */
  selects: boolean;
}

/** What the page says: that it is there, or which nodes were clicked, the innermost first. */
export type FromPreview = { type: "editor:page"; path: string } | { type: "editor:select"; nodes: readonly string[] };
