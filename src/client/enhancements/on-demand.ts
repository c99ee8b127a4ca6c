import * as marks from "../../marks.ts";

/** Fetches what some pages alone have a use for; where it is lost, these are as they are without scripts. */
export function startOnDemand(): void {
  if (!document.querySelector(`[${marks.moving}]`)) return;
  void import("./pictures/moving-pictures.ts").then(
    ({ startMovingPictures }) => startMovingPictures(),
    () => {},
  );
}

/** Opens the pictures of galleries large; where the code for it is lost, their links lead to them. */
export function startGalleries(): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest(`[${marks.gallery}] a`) : null;
    if (!(link instanceof HTMLAnchorElement) || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const follow = () => location.assign(link.href);
    import("./pictures/gallery.ts").then(({ openGallery }) => openGallery(link) || follow(), follow);
  });
}
