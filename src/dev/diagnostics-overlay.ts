import type { Diagnostic } from "../../schema/messages/message.ts";
import * as dataAttributes from "../data-attributes.ts";
import { editorPath } from "./channel.ts";

const elementNames = { diagnostics: "content-problems", lost: "lost-server" };

const style = `
  :host { position: fixed; inset: 0; z-index: 1000; overflow: auto; background: rgb(10 12 14 / 0.82); color-scheme: dark }
  main { max-width: 60rem; margin: 4vh auto; padding: 1.5rem 2rem; background: #15191c; color: #eceff2; border: 1px solid #2b3238;
    border-top: 3px solid #f87171; border-radius: 10px; font: 15px/1.55 system-ui, sans-serif }
  h1 { font-size: 1.125rem; margin: 0 0 1rem } h2 { font-size: 1rem; margin: 0 0 .25rem }
  section { border-top: 1px solid #2b3238; padding: 1rem 0 } p { margin: .25rem 0 }
  button { font: inherit; color: #93c5fd; background: none; border: 0; padding: 0; cursor: pointer; text-decoration: underline }
  pre { margin: .5rem 0; padding: .75rem; background: #0f1214; border-radius: 6px; overflow-x: auto; font: 13px/1.5 ui-monospace, monospace }
  mark { background: none; color: #fca5a5; text-decoration: underline wavy #f87171 } .path { color: #a3adb8 } .help { color: #86efac }
`;

/** Shows diagnostics over the page. Without any, removes the overlay. */
export function showDiagnostics(diagnostics: readonly Diagnostic[]): void {
  document.querySelector(elementNames.diagnostics)?.remove();
  if (diagnostics.length === 0) return;
  const main = element("main", { role: "alertdialog", "aria-label": "Problems in the content" });
  const total = diagnostics.reduce((sum, { more }) => sum + 1 + more, 0);
  const count = total === 1 ? "1 problem" : `${total} problems`;
  // A text may be in a file of its own.
  const files = [...new Set(diagnostics.map(({ file }) => file))];
  const where = files.length === 1 ? files[0] : `${files.length} files`;
  const hasPage = document.getElementById(dataAttributes.rootId) !== null;
  const below = hasPage ? "the page below is the last good one" : "the page appears once the file is mended";
  main.append(element("h1", {}, `${count} in ${where}; ${below}.`), ...diagnostics.map(describeDiagnostic));
  attach(elementNames.diagnostics, style, main);
}

const lostStyle = `
  :host { position: fixed; inset: auto 0 0; z-index: 1001; color-scheme: dark }
  p { margin: 0; padding: .75rem 1rem; background: #7f1d1d; color: #fff; font: 15px/1.5 system-ui, sans-serif; text-align: center }
`;

/** Shows over the page that the dev server doesn't answer, or no longer shows it. */
export function showLostServer(isLost: boolean): void {
  document.querySelector(elementNames.lost)?.remove();
  if (!isLost) return;
  const text =
    "The dev server doesn't answer, so edits don't show here. Start it again: this page then goes on by itself.";
  attach(elementNames.lost, lostStyle, element("p", { role: "alert" }, text));
}

/** Adds an element whose style the page's doesn't reach. */
export function attach(name: string, css: string, content: HTMLElement): HTMLElement {
  const host = document.createElement(name);
  host.attachShadow({ mode: "open" }).append(element("style", {}, css), content);
  document.body.append(host);
  return host;
}

function describeDiagnostic(diagnostic: Diagnostic): HTMLElement {
  const place = `${diagnostic.file}:${diagnostic.line}:${diagnostic.column}`;
  const open = element("button", { type: "button", title: "Open in the editor" }, place);
  // The path is relative to where the server was started.
  open.addEventListener("click", () => {
    void fetch(`${editorPath}?file=${encodeURIComponent(place)}`, { method: "POST" });
  });
  const section = element("section");
  section.append(
    element("h2", {}, diagnostic.message),
    open,
    element("span", { class: "path" }, `  ${diagnostic.path}`),
    drawFrame(diagnostic.frame),
    element("p", { class: "help" }, `help: ${diagnostic.hint}`),
  );
  return section;
}

function drawFrame(frame: Diagnostic["frame"]): HTMLElement {
  const pre = element("pre");
  for (const { number, text, mark } of frame.lines) {
    const { start, end } = mark ?? { start: text.length, end: text.length };
    pre.append(
      `${String(number).padStart(4)} | ${text.slice(0, start)}`,
      element("mark", {}, text.slice(start, end)),
      `${text.slice(end)}\n`,
    );
  }
  return pre;
}

export function element(name: string, attributes: Record<string, string> = {}, text = ""): HTMLElement {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  node.textContent = text;
  return node;
}
