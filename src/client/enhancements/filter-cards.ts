import type { PluralForms } from "../../../schema/labels/labels.ts";
import * as dataAttributes from "../../data-attributes.ts";
import { announce } from "./announce.ts";

/** Query parameter of the chosen tag: `?tag=React`. */
const key = "tag";

addEventListener("popstate", showChosen);

/** Selects a button's tag, keeps it in the URL, and announces how many of the cards match. */
export function chooseTag(button: HTMLButtonElement): void {
  const address = new URL(location.href);
  if (button.value === "") address.searchParams.delete(key);
  else address.searchParams.set(key, button.value);
  history.replaceState(history.state, "", address);
  showChosen();
  const filter = button.closest(`[${dataAttributes.filter}]`);
  const cards = cardsBeside(filter);
  const shown = cards.filter(({ hidden }) => !hidden).length;
  const forms: PluralForms = JSON.parse(filter?.getAttribute(dataAttributes.filter) ?? "{}");
  const { lang } = document.documentElement;
  const form = forms[new Intl.PluralRules(lang).select(shown)] ?? forms.other;
  const write = (number: number) => number.toLocaleString(lang);
  announce(form.replace("{shown}", write(shown)).replace("{all}", write(cards.length)), filter?.firstElementChild);
}

/** Filters the cards by the tag in the URL. If no button has that tag, all cards are shown. */
export function showChosen(): void {
  const wanted = new URLSearchParams(location.search).get(key);
  for (const filter of document.querySelectorAll(`[${dataAttributes.filter}]`)) {
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
      const places = card.getAttribute(dataAttributes.choices)?.split(" ");
      card.hidden = chosen > 0 && !places?.includes(`${chosen - 1}`);
    }
  }
}

function cardsBeside(filter: Element | null): HTMLElement[] {
  return [...(filter?.parentElement?.querySelectorAll<HTMLElement>(`[${dataAttributes.choices}]`) ?? [])];
}
