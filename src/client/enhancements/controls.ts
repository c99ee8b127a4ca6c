import * as marks from "../../marks.ts";
import { cycleColorMode, isPauseChosen, onMotionChange, settings, toggleMotion } from "../../settings.ts";
import { announce } from "./announce.ts";
import { onClick } from "./on-click.ts";

/** Brings the page's controls to life. */
export function startControls(): void {
  onClick(`[${marks.control}=${settings.colorMode}]`, (control) => {
    cycleColorMode();
    // It has a sign for each state, with its name.
    const shown = [...control.children].find((sign) => getComputedStyle(sign).display !== "none");
    announce(shown?.getAttribute("aria-label") ?? "", shown);
  });
  onClick(`[${marks.control}=${settings.motion}]`, toggleMotion);
  onMotionChange(syncControls);
  syncControls();
}

/** Gives the controls the states of what is in force. */
export function syncControls(): void {
  for (const control of document.querySelectorAll(`[${marks.control}=${settings.motion}]`)) {
    control.setAttribute("aria-pressed", String(isPauseChosen()));
  }
}
