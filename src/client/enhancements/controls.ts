import * as marks from "../../marks.ts";
import { cycleColorMode, isPauseChosen, onMotionChange, settings, toggleMotion } from "../../settings.ts";
import { announce } from "./announce.ts";

/** Brings the page's controls to life: they are found by their mark, whoever rendered them and whenever. */
export function startControls(): void {
  document.addEventListener("click", (event) => {
    const control = event.target instanceof Element ? event.target.closest(`[${marks.control}]`) : null;
    const setting = control?.getAttribute(marks.control);
    if (setting === settings.colorMode) {
      cycleColorMode();
      announce(nameOf(control));
    } else if (setting === settings.motion) toggleMotion();
    else return;
    syncControls();
  });
  onMotionChange(syncControls);
  syncControls();
}

/** Gives the controls the states of what is in force. */
export function syncControls(): void {
  for (const control of document.querySelectorAll(`[${marks.control}=${settings.motion}]`)) {
    control.setAttribute("aria-pressed", String(isPauseChosen()));
  }
}

/** What a control is called that has a sign for each state: by the one that shows. */
function nameOf(control: Element | null): string {
  const shown = [...(control?.children ?? [])].find((sign) => getComputedStyle(sign).display !== "none");
  return shown?.getAttribute("aria-label") ?? "";
}
