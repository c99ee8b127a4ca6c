import { labels } from "../../labels.ts";
import * as marks from "../../marks.ts";
import {
  currentColorMode,
  cycleColorMode,
  isPauseChosen,
  onMotionChange,
  settings,
  toggleMotion,
} from "../../settings.ts";
import { announce } from "./announce.ts";

/** Brings the page's controls to life: they are found by their mark, whoever rendered them and whenever. */
export function startControls(): void {
  document.addEventListener("click", (event) => {
    const control = event.target instanceof Element ? event.target.closest(`[${marks.control}]`) : null;
    const setting = control?.getAttribute(marks.control);
    if (setting === settings.colorMode) {
      cycleColorMode();
      announce(nameColorMode());
    } else if (setting === settings.motion) toggleMotion();
    else return;
    syncControls();
  });
  onMotionChange(syncControls);
  syncControls();
}

/** Gives the controls the names and states of what is in force. */
export function syncControls(): void {
  for (const control of document.querySelectorAll(`[${marks.control}=${settings.colorMode}]`)) {
    control.setAttribute("aria-label", nameColorMode());
  }
  for (const control of document.querySelectorAll(`[${marks.control}=${settings.motion}]`)) {
    control.setAttribute("aria-pressed", String(isPauseChosen()));
  }
}

function nameColorMode(): string {
  return `${labels.colorMode}: ${labels.colorModes[currentColorMode()]}`;
}
