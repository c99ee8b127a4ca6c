import { labels } from "../../labels.ts";
import * as marks from "../../marks.ts";
import { announce } from "./announce.ts";

/** The key of the chosen tag in the page's address: `?tag=React`. */
const key = "tag";

addEventListener("popstate", showChosen);

/** Chooses the tag of a button, keeps it in the address, and tells how many of the cards beside it have it. */
export function chooseTag(button: HTMLButtonElement): void {
  const address = new URL(location.href);
  if (button.value === "") address.searchParams.delete(key);
  else address.searchParams.set(key, button.value);
  history.replaceState(history.state, "", address);
  showChosen();
  const cards = cardsBeside(button.closest(`[${marks.filter}]`));
  const shown = cards.filter(({ hidden }) => !hidden).length;
  announce(labels.shownCards.replace("{shown}", `${shown}`).replace("{all}", `${cards.length}`));
}

/** Shows the cards that have the tag which the address names; where none beside the buttons has it, all of them. */
export function showChosen(): void {
  const wanted = new URLSearchParams(location.search).get(key);
  for (const filter of document.querySelectorAll(`[${marks.filter}]`)) {
    const buttons = [...filter.querySelectorAll("button")];
    const chosen =
      wanted === null
        ? 0
        : Math.max(
            0,
            buttons.findIndex(({ value }) => value === wanted),
          );
    for (const [index, button] of buttons.entries()) button.setAttribute("aria-pressed", `${index === chosen}`);
    for (const card of cardsBeside(filter)) {
      const places = card.getAttribute(marks.choices)?.split(" ");
      card.hidden = chosen > 0 && !places?.includes(`${chosen - 1}`);
    }
  }
}

function cardsBeside(filter: Element | null): HTMLElement[] {
  return [...(filter?.parentElement?.querySelectorAll<HTMLElement>(`[${marks.choices}]`) ?? [])];
}
