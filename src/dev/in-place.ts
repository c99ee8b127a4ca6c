import { markdownFrom } from "../editor/paste-markdown.ts";
import type { Box, FromPreview, InPlaceField } from "../editor/preview-channel.ts";
import { differenceOf } from "../editor/text-difference.ts";
import { attach, element } from "./diagnostics-overlay.ts";
import { findShown, nodesOf } from "./shown-nodes.ts";

/** The name of the element around the field. */
export const editedText = "edited-text";

const style = `
  :host { position: absolute; top: 0; left: 0; width: 0; height: 0; z-index: 950; color-scheme: inherit }
  div { position: absolute; display: inline-grid; width: max-content; border-radius: 2px;
    outline: 2px solid #2f6fed; outline-offset: 4px; box-shadow: 0 0 0 4px var(--ground), 0 6px 24px 6px rgb(0 0 0 / 0.18) }
  div::after { content: attr(data-text) " "; white-space: pre-wrap; visibility: hidden }
  div::after, textarea { grid-area: 1 / 1; min-width: 0; margin: 0; padding: 0; border: 0; font: inherit; letter-spacing: inherit;
    word-spacing: inherit; text-transform: inherit; text-align: inherit; overflow-wrap: anywhere }
  textarea { width: 100%; height: 100%; resize: none; overflow: hidden; outline: none; background: var(--ground); color: inherit }
`;

/** The properties that make the field look like the text that it covers. */
const copied = ["font", "letter-spacing", "word-spacing", "text-transform", "text-align", "color"] as const;

/** Width in pixels up to which the field of a short text, such as a button's, grows beyond that. */
const mostGrowth = 280;

/**
 * The field in which a text is edited where the page shows it. It covers the text with what is written for it, so renders
 * beneath it change neither text nor caret.
 */
export class InPlace {
  readonly #send: (message: FromPreview) => void;
  readonly #cover = element("div");
  readonly #area = document.createElement("textarea");
  #field: InPlaceField | undefined;
  #text: Element | undefined;
  #host: HTMLElement | undefined;
  /** The number of texts sent by this page. */
  #revision = 0;
  #isComposing = false;

  constructor(send: (message: FromPreview) => void) {
    this.#send = send;
    this.#cover.append(this.#area);
    this.#area.rows = 1;
    this.#area.addEventListener("input", () => this.#type());
    this.#area.addEventListener("keydown", (event) => this.#press(event));
    this.#area.addEventListener("paste", (event) => this.#paste(event));
    this.#area.addEventListener("beforeinput", (event) => this.#refuseHistory(event));
    this.#area.addEventListener("compositionstart", () => {
      this.#isComposing = true;
    });
    this.#area.addEventListener("compositionend", () => {
      this.#isComposing = false;
    });
    // Going on in the form closes it; another window doesn't.
    this.#area.addEventListener("blur", () => setTimeout(() => this.#hasFocus || this.close()));
  }

  /** Opens the field over a text. The caret is put where it was clicked, or at the end. */
  open(text: Element, field: InPlaceField, point?: { x: number; y: number }): void {
    const caret = point && findCaret(text, field.text, point);
    this.#field = field;
    this.#text = text;
    this.#host ??= attach(editedText, style, this.#cover);
    const { text: value, language: lang = "", direction: dir, label: ariaLabel } = field;
    Object.assign(this.#area, { value, lang, dir, ariaLabel, spellcheck: true });
    this.place();
    this.#area.focus({ preventScroll: true });
    const at = caret ?? field.text.length;
    this.#area.setSelectionRange(at, at);
  }

  /** Takes in what became of the text elsewhere: in the form, by undoing, or in the file. */
  update(field: InPlaceField | undefined): void {
    const isSame = field && this.#field?.nodes[0] === field.nodes[0];
    if (this.#field && !isSame) this.close();
    if (!isSame) return;
    this.#field = field;
    const isOld = this.#revision > 0 && field.revision !== this.#revision;
    if (isOld || this.#isComposing || this.#area.value === field.text) return;
    replaceKeepingCaret(this.#area, field.text);
    this.place();
  }

  /** Puts the field over its text again, wherever a render or a scroll has moved that. */
  place(): void {
    const { nodes } = this.#field ?? {};
    if (!nodes) return;
    if (!this.#text?.isConnected || !nodesOf(this.#text).some((node) => nodes.includes(node)))
      this.#text = findShown(nodes);
    if (!this.#text || !this.#host) return;
    const { top, left, width, height } = measureText(this.#text);
    const { top: originTop, left: originLeft } = this.#host.getBoundingClientRect();
    const look = getComputedStyle(this.#text);
    for (const name of copied) this.#cover.style.setProperty(name, look.getPropertyValue(name));
    const most = Math.max(width, Math.min(mostGrowth, innerWidth - left - 12));
    const sides = { top: top - originTop, left: left - originLeft, minWidth: width, minHeight: height, maxWidth: most };
    for (const [name, value] of Object.entries(sides)) Reflect.set(this.#cover.style, name, `${value}px`);
    this.#cover.style.setProperty("--ground", findGround(this.#text));
    this.#cover.dataset["text"] = this.#area.value;
  }

  close(): void {
    if (!this.#field) return;
    // What an optional text that is left empty leaves behind is the editor's to remove.
    if (this.#area.value === "") this.#report(true);
    this.#field = undefined;
    this.#text = undefined;
    this.#host?.remove();
    this.#host = undefined;
  }

  get #hasFocus(): boolean {
    return this.#host !== undefined && document.activeElement === this.#host;
  }

  #report(isDone: boolean): void {
    const [node = ""] = this.#field?.nodes ?? [];
    this.#revision += 1;
    this.#send({ type: "editor:text", node, text: this.#area.value, revision: this.#revision, isDone });
  }

  #type(): void {
    if (this.#field?.isLine && this.#area.value.includes("\n"))
      replaceKeepingCaret(this.#area, this.#area.value.replace(/[\r\n]+/g, " "));
    this.place();
    this.#report(false);
  }

  #press(event: KeyboardEvent): void {
    const { key, isComposing, ctrlKey, metaKey } = event;
    const ends = key === "Escape" || (key === "Enter" && (this.#field?.isLine || ctrlKey || metaKey));
    if (isComposing) event.stopPropagation();
    else if (ends) {
      event.preventDefault();
      event.stopPropagation();
      this.close();
    }
  }

  /** The history is the editor's, for all changes: that of this field would know only its own. */
  #refuseHistory(event: InputEvent): void {
    if (event.inputType !== "historyUndo" && event.inputType !== "historyRedo") return;
    event.preventDefault();
    this.#send({ type: "editor:command", command: event.inputType === "historyUndo" ? "undo" : "redo" });
  }

  #paste(event: ClipboardEvent): void {
    const text = this.#field?.isMarkdown ? markdownFrom(event.clipboardData, this.#field.isLine) : undefined;
    if (text === undefined) return;
    event.preventDefault();
    this.#area.setRangeText(text, this.#area.selectionStart, this.#area.selectionEnd, "end");
    this.#type();
  }
}

/** Changes only the passage that differs, so that the caret keeps its place in the rest. */
function replaceKeepingCaret(area: HTMLTextAreaElement, next: string): void {
  const { from, to, insert } = differenceOf(area.value, next);
  area.setRangeText(insert, from, to, "preserve");
}

/** The room of a text in the window: its own, and the whole width of a paragraph that has no other text. */
function measureText(text: Element): Box {
  const range = document.createRange();
  const siblings = [...(text.parentElement?.children ?? [])];
  const own = siblings.filter((one) => one.getAttribute("data-node") === text.getAttribute("data-node"));
  const last = own.at(-1) ?? text;
  range.setStart(own[0] ?? text, 0);
  range.setEnd(last, last.childNodes.length);
  const { top, left, right, bottom } = range.getBoundingClientRect();
  let around: Element | null = text;
  while (around && /^(?:inline|contents)/.test(getComputedStyle(around).display)) around = around.parentElement;
  if (!around || around.textContent?.trim() !== text.textContent?.trim())
    return { top, left, width: right - left, height: bottom - top };
  const { paddingLeft, paddingRight } = getComputedStyle(around);
  const outer = around.getBoundingClientRect();
  const start = outer.left + Number.parseFloat(paddingLeft);
  return { top, left: start, width: outer.right - Number.parseFloat(paddingRight) - start, height: bottom - top };
}

/** The colour behind a text. */
function findGround(text: Element): string {
  for (let around: Element | null = text; around; around = around.parentElement) {
    const { backgroundColor } = getComputedStyle(around);
    if (!/transparent|,\s*0(?:\.\d+)?\)$|\/\s*0(?:\.\d+)?\)$/.test(backgroundColor)) return backgroundColor;
  }
  return "Canvas";
}

/** The offset of a click in what is written, if the same words are there; undefined between others. */
function findCaret(text: Element, written: string, { x, y }: { x: number; y: number }): number | undefined {
  const { offsetNode, offset } = document.caretPositionFromPoint?.(x, y) ?? {};
  if (!(offsetNode instanceof Text) || !text.contains(offsetNode)) return undefined;
  const range = document.createRange();
  range.setStart(text, 0);
  range.setEnd(offsetNode, offset ?? 0);
  const before = range.toString();
  if (written.startsWith(before)) return before.length;
  // Marks of Markdown are written only: the words next to the click are looked up.
  const near = offsetNode.data.slice(0, offset).slice(-16) + offsetNode.data.slice(offset, (offset ?? 0) + 16);
  const at = written.indexOf(near);
  return at < 0 ? undefined : at + Math.min(16, offset ?? 0);
}
