import { editorPagePath } from "../editor/protocol.ts";
import { attach, element } from "./diagnostics-overlay.ts";

const style = `
  :host { position: fixed; inset-block-end: 1rem; inset-inline-end: 1rem; z-index: 900 }
  a { display: inline-flex; align-items: center; min-height: 2.5rem; padding: 0 1rem; border-radius: 999px; background: #15191c;
    color: #fff; border: 1px solid #3b444c; font: 500 14px/1 system-ui, sans-serif; text-decoration: none;
    box-shadow: 0 2px 10px rgb(0 0 0 / 0.25) }
  a:hover { background: #2b3238 } a:focus-visible { outline: 2px solid #93c5fd; outline-offset: 2px }
  @media print { :host { display: none } }
`;

/** Shows a link to the editor, which opens the page that is shown. */
export function showEditButton(): void {
  const link = element("a", { href: editorPagePath }, "Edit");
  link.addEventListener("click", () => link.setAttribute("href", `${editorPagePath}#page=${location.pathname}`));
  attach("edit-button", style, link);
}
