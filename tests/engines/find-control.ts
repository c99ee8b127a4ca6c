/** A place on the screen, in CSS pixels from its upper left corner. */
export interface SourceLocation {
  x: number;
  y: number;
}

/** Where a click on what is called so would hit it now, or what hinders. Brings it into sight, if need be. */
export function findControl(name: string, within: string): SourceLocation | string {
  const kinds = "a[href], button, summary, [role=tab]";
  // A control with a sign for each of its states is named by the one that shows.
  const nameOf = (control: Element) => {
    const sign = [...control.querySelectorAll("svg[aria-label]")].find((svg) => svg.getClientRects().length > 0);
    return (control.getAttribute("aria-label") ?? sign?.getAttribute("aria-label") ?? control.textContent ?? "").trim();
  };
  const found = [...document.querySelectorAll(within)]
    .flatMap((part) => [...part.querySelectorAll(kinds)])
    .filter((control) => control.getClientRects().length > 0 && getComputedStyle(control).visibility === "visible")
    .find((control) => nameOf(control).startsWith(name));
  if (!found) return `there is no ${name}`;
  const { left, top, width, height } = found.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) {
    found.scrollIntoView({ block: "center", behavior: "instant" });
    return `${name} is out of sight`;
  }
  const hit = document.elementFromPoint(x, y);
  if (!hit || !found.contains(hit)) return `${hit?.outerHTML.slice(0, 100)} lies over ${name}`;
  // What opens above it moves it, too. What never ends, as a caret, moves nothing, nor does what is hidden, as the bar
  // of elapsed time in a landing overlay that has left.
  const isHidden = ({ effect }: Animation) =>
    effect instanceof KeyframeEffect && effect.target && getComputedStyle(effect.target).visibility === "hidden";
  const isMoving = (animation: Animation) =>
    animation.playState === "running" &&
    Number(animation.effect?.getComputedTiming().endTime) < Number.POSITIVE_INFINITY &&
    !isHidden(animation);
  if (document.getAnimations().some(isMoving)) return `${name} may move`;
  return { x, y };
}
