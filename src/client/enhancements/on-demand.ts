import * as marks from "../../marks.ts";
import { isPlainClick, onClick } from "./on-click.ts";

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
  onClick<HTMLAnchorElement>(`[${marks.gallery}] a`, (link, event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const follow = () => location.assign(link.href);
    import("./pictures/gallery.ts").then(({ openGallery }) => openGallery(link) || follow(), follow);
  });
}
