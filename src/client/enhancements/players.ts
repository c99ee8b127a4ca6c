import * as marks from "../../marks.ts";

/** Puts a video's player in place of its button when the visitor asks for it, and not before. */
export function startPlayers(): void {
  document.addEventListener("click", (event) => {
    const frame = event.target instanceof Element ? event.target.closest(`[${marks.player}]`) : null;
    const src = frame?.getAttribute(marks.player);
    if (!frame || !src) return;
    const player = document.createElement("iframe");
    player.src = src;
    player.title = frame.getAttribute(marks.playerTitle) ?? "";
    player.allow = "autoplay; fullscreen; picture-in-picture";
    player.referrerPolicy = "strict-origin-when-cross-origin";
    frame.replaceChildren(player);
    player.focus();
  });
}
