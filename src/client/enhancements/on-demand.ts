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

/** Begins to answer the buttons that choose a tag. */
export function startFilters(): void {
  onClick<HTMLButtonElement>(`[${marks.filter}] button`, async (button) => (await loadFilters())?.chooseTag(button));
  syncFilters();
}

/** Shows of the cards on the page those that its address asks for. */
export function syncFilters(): void {
  if (document.querySelector(`[${marks.filter}]`)) void loadFilters().then((code) => code?.showChosen());
}

/** Where the code is lost, all cards show, as without scripts. */
function loadFilters(): Promise<typeof import("./filter-cards.ts") | undefined> {
  return import("./filter-cards.ts").catch(() => undefined);
}
