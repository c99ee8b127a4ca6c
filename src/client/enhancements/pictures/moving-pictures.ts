import * as marks from "../../../marks.ts";
import { isMotionPaused, onMotionChange } from "../../../settings.ts";

/** What the visitor has asked of a picture by its button; the others follow the visitor's settings. */
const choices = new Map<Element, boolean>();
const inView = new Set<Element>();

const observer = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    inView[isIntersecting ? "add" : "delete"](target);
    update(target);
  }
});

document.addEventListener("click", ({ target }) => {
  const button = target instanceof Element ? target.closest(`[${marks.moving}] > button`) : null;
  if (!button?.parentElement) return;
  choices.set(button.parentElement, button.getAttribute("aria-pressed") !== "true");
  update(button.parentElement);
});

onMotionChange(() => {
  choices.clear();
  for (const picture of inView) update(picture);
});

/** Lets the pictures of the page that is shown move while they are in view, and those of the last one no longer. */
export function startMovingPictures(): void {
  observer.disconnect();
  inView.clear();
  choices.clear();
  for (const picture of document.querySelectorAll(`[${marks.moving}]`)) observer.observe(picture);
}

/** The first frame shows, and nothing is fetched, until a picture is to move. */
function update(picture: Element): void {
  const moves = inView.has(picture) && (choices.get(picture) ?? !isMotionPaused());
  const frames = picture.querySelector<HTMLSourceElement>(`[${marks.frames}]`);
  if (frames) frames.media = moves ? "all" : "not all";
  picture.querySelector(":scope > button")?.setAttribute("aria-pressed", String(moves));
}
