import { colorModeLabel, currentColorMode, cycleColorMode } from "../../settings/color-mode.ts";
import { onMotionChange, toggleMotion } from "../../settings/motion.ts";

/** Brings the page's controls to life: they are found by `data-control`, whoever rendered them and whenever. */
export function startControls(): void {
  document.addEventListener("click", (event) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-control]") : null;
    if (control?.dataset.control === "color-mode") cycleColorMode();
    else if (control?.dataset.control === "motion") toggleMotion();
    else return;
    syncControls();
  });
  onMotionChange(syncControls);
  syncControls();
}

/** Gives the controls the names and states of what is in force. */
export function syncControls(): void {
  for (const control of document.querySelectorAll("[data-control=color-mode]")) {
    control.setAttribute("aria-label", colorModeLabel(currentColorMode()));
  }
  for (const control of document.querySelectorAll("[data-control=motion]")) {
    control.setAttribute("aria-pressed", String(document.documentElement.dataset.motion === "paused"));
  }
}
