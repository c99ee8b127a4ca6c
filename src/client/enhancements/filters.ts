import * as marks from "../../marks.ts";
import { onClick } from "./on-click.ts";

/** Begins to answer the buttons that choose a tag; what they do is fetched where there are such buttons, and not else. */
export function startFilters(): void {
  onClick<HTMLButtonElement>(`[${marks.filter}] button`, async (button) => (await load())?.chooseTag(button));
  syncFilters();
}

/** Shows of the cards on the page those that its address asks for. */
export function syncFilters(): void {
  if (document.querySelector(`[${marks.filter}]`)) void load().then((code) => code?.showChosen());
}

/** Where the code is lost, all cards show, as without scripts. */
function load(): Promise<typeof import("./filter-cards.ts") | undefined> {
  return import("./filter-cards.ts").catch(() => undefined);
}
