import { isMotionPaused } from "../../settings.ts";
import { movesViews } from "../../theme/moves-views.ts";

/**
 * Changes what is shown, with the browser's own motion from the old view to the new one, where there is such motion
 * and the visitor wants it (CSS View Transitions). Rejects with what `update` throws.
 *
 * @returns whether there was motion
 */
export async function changeView(update: () => void): Promise<boolean> {
  if (!document.startViewTransition || !CSS.supports(movesViews) || isMotionPaused() || document.hidden) {
    update();
    return false;
  }
  const transition = document.startViewTransition(update);
  // While the browser shows its pictures of both views, a click finds neither.
  const hold = (event: MouseEvent) => {
    if (event.target === document.documentElement) void passOn(event, transition);
  };
  document.addEventListener("click", hold, { capture: true });
  const end = () => document.removeEventListener("click", hold, { capture: true });
  transition.finished.then(end, end);
  // The motion may be cut off; the view is changed all the same.
  transition.ready.catch(() => {});
  await transition.updateCallbackDone;
  return true;
}

/** Cuts the motion off for a visitor who goes on at once, and hands the click to what stands in its place. */
async function passOn(event: MouseEvent, transition: ViewTransition): Promise<void> {
  transition.skipTransition();
  await transition.finished;
  document.elementFromPoint(event.clientX, event.clientY)?.dispatchEvent(new MouseEvent("click", event));
}
