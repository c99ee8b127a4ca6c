import * as dataAttributes from "../../data-attributes.ts";
import { cycleColorMode, isPauseChosen, onMotionChange, preferences, toggleMotion } from "../../preferences.ts";
import { announce } from "./announce.ts";
import { onClick } from "./on-click.ts";

export function startControls(): void {
  onClick(`[${dataAttributes.control}=${preferences.colorMode}]`, (control) => {
    cycleColorMode();
    // The control has an icon for each state, named after it.
    const shown = [...control.children].find((icon) => getComputedStyle(icon).display !== "none");
    announce(shown?.getAttribute("aria-label") ?? "", shown);
  });
  onClick(`[${dataAttributes.control}=${preferences.motion}]`, toggleMotion);
  onMotionChange(syncControls);
  syncControls();
}

/** Updates `aria-pressed` of the controls to the current state. */
export function syncControls(): void {
  for (const control of document.querySelectorAll(`[${dataAttributes.control}=${preferences.motion}]`)) {
    control.setAttribute("aria-pressed", String(isPauseChosen()));
  }
}
