import * as dataAttributes from "../../data-attributes.ts";
import { isPlainClick, onClick } from "./on-click.ts";

/** Loads code that only some pages need. If that fails, they work as they do without scripts. */
export function startOnDemand(): void {
  if (!document.querySelector(`[${dataAttributes.moving}]`)) return;
  void import("./moving-pictures.ts").then(
    ({ startMovingPictures }) => startMovingPictures(),
    () => {},
  );
}

/** Opens gallery pictures in a dialog. If its code fails to load, the links open the files. */
export function startGalleries(): void {
  onClick<HTMLAnchorElement>(`[${dataAttributes.gallery}] a`, (link, event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const follow = () => location.assign(link.href);
    import("./gallery.ts").then(({ openGallery }) => openGallery(link) || follow(), follow);
  });
}

/** Handles the buttons that choose a tag. */
export function startFilters(): void {
  onClick<HTMLButtonElement>(`[${dataAttributes.filter}] button`, async (button) =>
    (await loadFilters())?.chooseTag(button),
  );
  syncFilters();
}

/** Filters the cards on the page by its URL. */
export function syncFilters(): void {
  if (document.querySelector(`[${dataAttributes.filter}]`)) void loadFilters().then((code) => code?.showChosen());
}

/** Resolves to undefined if the code fails to load. All cards are shown then, as without scripts. */
function loadFilters(): Promise<typeof import("./filter-cards.ts") | undefined> {
  return import("./filter-cards.ts").catch(() => undefined);
}
