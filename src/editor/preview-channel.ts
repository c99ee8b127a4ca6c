/** A text that the page can edit in place. */
export interface InPlaceField {
  /** The ids by which the page may show the text: its first translation changes the id. */
  nodes: readonly string[];
  /** The text as it is written, with its Markdown. */
  text: string;
  /** The newest revision that the editor took of it. An older one is no news to the page. */
  revision: number;
  /** The field's name. */
  label: string;
  language: string | undefined;
  direction: "ltr" | "rtl";
  /** True if it can have no line breaks. */
  isLine: boolean;
  isMarkdown: boolean;
}

/** What the editor says to the page in its frame. Both check the other's window and origin. */
export interface ToPreview {
  type: "editor:show";
  /** The ids of the chosen value: what shows it is marked, and scrolled to. */
  nodes: readonly string[];
  /** The chosen value's text, if it can be edited in place. */
  field: InPlaceField | undefined;
  /** The id of the block or card that has handles. */
  part: string | undefined;
  /** The ids of the lists that the part can be dragged into. */
  lists: readonly string[];
  colorMode: "light" | "dark" | undefined;
  /** True if a click chooses what is clicked, and follows no link. */
  selects: boolean;
}

/** A rectangle in the page's window, in CSS pixels. */
export interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

/** Keys that mean the same in the page as in the editor around it. */
export const commands = ["undo", "redo", "search", "moveUp", "moveDown", "outward"] as const;

export type Command = (typeof commands)[number];

/**
 * What the page says: where it is, and whether a link in it led there; what was clicked, the innermost first; what was
 * typed into the field; which key was pressed; where the part was dropped, and where it is now. Of texts and lists it can
 * name only those that the editor offered.
 */
export type FromPreview =
  | { type: "editor:page"; path: string; isFollowed: boolean }
  | { type: "editor:select"; nodes: readonly string[]; isText: boolean }
  | { type: "editor:text"; node: string; text: string; revision: number; isDone: boolean }
  | { type: "editor:command"; command: Command }
  | { type: "editor:drop"; list: string; index: number }
  | { type: "editor:place"; box: Box | undefined };

type Fields = Readonly<Record<string, unknown>>;

const isBox = (value: unknown) =>
  typeof value === "object" && value !== null && Object.values(value).every((side) => Number.isFinite(side));

const checks: { readonly [M in FromPreview as M["type"]]: (message: Fields) => boolean } = {
  "editor:page": ({ path, isFollowed }) => typeof path === "string" && typeof isFollowed === "boolean",
  "editor:select": ({ nodes }) => Array.isArray(nodes) && nodes.every((node) => typeof node === "string"),
  "editor:text": ({ node, text, revision }) =>
    typeof node === "string" && typeof text === "string" && Number.isInteger(revision),
  "editor:command": ({ command }) => commands.some((one) => one === command),
  "editor:drop": ({ list, index }) => typeof list === "string" && Number.isInteger(index),
  "editor:place": ({ box }) => box === undefined || isBox(box),
};

/** True for a message that a page of the preview can send. */
export function isFromPreview(data: unknown): data is FromPreview {
  if (typeof data !== "object" || data === null) return false;
  const message: Fields = { ...data };
  return Object.entries(checks).some(([type, check]) => type === message["type"] && check(message));
}
