import * as marks from "../marks.ts";
import { editorPath } from "./channel.ts";

/** Opens what is clicked while Alt is held where the content says it, in the owner's editor. A link is not followed then. */
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
