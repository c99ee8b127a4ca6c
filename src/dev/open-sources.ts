import * as marks from "../marks.ts";
import { editorPath } from "./channel.ts";

/** Alt and a click open the location of what is clicked in the owner's editor. Links are then not followed. */
export function startOpeningSources(): void {
  document.addEventListener("click", openSource, { capture: true });
}

function openSource(event: MouseEvent): void {
  const shown = event.altKey && event.target instanceof Element ? event.target.closest(`[${marks.node}]`) : null;
  const [id] = shown?.getAttribute(marks.node)?.split(" ") ?? [];
  if (id === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  void fetch(`${editorPath}?node=${encodeURIComponent(id)}`, { method: "POST" });
}
