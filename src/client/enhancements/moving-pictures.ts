import * as dataAttributes from "../../data-attributes.ts";
import { isMotionPaused, onMotionChange } from "../../preferences.ts";
import { onClick } from "./on-click.ts";

/** Choices made by a picture's own button. The other pictures follow the visitor's preferences. */
const choices = new Map<Element, boolean>();
const inView = new Set<Element>();

const observer = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    inView[isIntersecting ? "add" : "delete"](target);
    update(target);
  }
});

onClick(`[${dataAttributes.moving}] > button`, (button) => {
  const picture = button.parentElement;
  if (!picture) return;
  choices.set(picture, button.getAttribute("aria-pressed") !== "true");
  update(picture);
});

onMotionChange(() => {
  choices.clear();
  for (const picture of inView) update(picture);
});

/** Lets the pictures of the current page move while they are in view, and stops observing those of the page before. */
export function startMovingPictures(): void {
  observer.disconnect();
  inView.clear();
  choices.clear();
  for (const picture of document.querySelectorAll(`[${dataAttributes.moving}]`)) observer.observe(picture);
}

/** Until a picture moves, its first frame is shown and its animation is not fetched. */
function update(picture: Element): void {
  const moves = inView.has(picture) && (choices.get(picture) ?? !isMotionPaused());
  const frames = picture.querySelector<HTMLSourceElement>(`[${dataAttributes.frames}]`);
  if (frames) frames.media = moves ? "all" : "not all";
  picture.querySelector(":scope > button")?.setAttribute("aria-pressed", String(moves));
}
