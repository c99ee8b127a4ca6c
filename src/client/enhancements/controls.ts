import * as marks from "../../marks.ts";
import { cycleColorMode, isPauseChosen, onMotionChange, settings, toggleMotion } from "../../settings.ts";
import { announce } from "./announce.ts";
import { onClick } from "./on-click.ts";

export function startControls(): void {
  onClick(`[${marks.control}=${settings.colorMode}]`, (control) => {
    cycleColorMode();
    // The control has an icon for each state, named after it.
    const shown = [...control.children].find((icon) => getComputedStyle(icon).display !== "none");
    announce(shown?.getAttribute("aria-label") ?? "", shown);
  });
  onClick(`[${marks.control}=${settings.motion}]`, toggleMotion);
  onMotionChange(syncControls);
  syncControls();
}

/** Updates `aria-pressed` of the controls to the current state. */
export function syncControls(): void {
  for (const control of document.querySelectorAll(`[${marks.control}=${settings.motion}]`)) {
    control.setAttribute("aria-pressed", String(isPauseChosen()));
  }
}
