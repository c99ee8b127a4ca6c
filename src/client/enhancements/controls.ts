import * as marks from "../../marks.ts";
import { colorModeLabel, currentColorMode, cycleColorMode } from "../../settings/color-mode.ts";
import { isPauseChosen, onMotionChange, toggleMotion } from "../../settings/motion.ts";
import { settings } from "../../settings/settings.ts";

/** Brings the page's controls to life: they are found by their mark, whoever rendered them and whenever. */
export function startControls(): void {
  document.addEventListener("click", (event) => {
    const control = event.target instanceof Element ? event.target.closest(`[${marks.control}]`) : null;
    const setting = control?.getAttribute(marks.control);
    if (setting === settings.colorMode) cycleColorMode();
    else if (setting === settings.motion) toggleMotion();
    else return;
    syncControls();
  });
  onMotionChange(syncControls);
  syncControls();
}

/** Gives the controls the names and states of what is in force. */
export function syncControls(): void {
  for (const control of document.querySelectorAll(`[${marks.control}=${settings.colorMode}]`)) {
    control.setAttribute("aria-label", colorModeLabel(currentColorMode()));
  }
  for (const control of document.querySelectorAll(`[${marks.control}=${settings.motion}]`)) {
    control.setAttribute("aria-pressed", String(isPauseChosen()));
  }
}
