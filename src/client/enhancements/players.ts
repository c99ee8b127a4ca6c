import * as dataAttributes from "../../data-attributes.ts";
import { onClick } from "./on-click.ts";

/** Replaces a video's button by its player when the visitor clicks it, and not before. */
export function startPlayers(): void {
  onClick(`[${dataAttributes.player}]`, (frame) => {
    const src = frame.getAttribute(dataAttributes.player);
    if (!src) return;
    const player = document.createElement("iframe");
    player.src = src;
    player.title = frame.getAttribute(dataAttributes.playerTitle) ?? "";
    player.allow = "autoplay; fullscreen; picture-in-picture";
    player.referrerPolicy = "strict-origin-when-cross-origin";
    frame.replaceChildren(player);
    player.focus();
  });
}
