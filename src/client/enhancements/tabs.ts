import { onClick } from "./on-click.ts";
import { indexByKey } from "./row-keys.ts";

/** Selects the tab that is clicked, or reached by an arrow key, Home or End (ARIA practices: automatic activation). */
export function startTabs(): void {
  onClick("[role=tab]", selectTab);
  document.addEventListener("keydown", (event) => {
    const tab = tabOf(event);
    const tabs = [...(tab?.parentElement?.querySelectorAll<HTMLElement>("[role=tab]") ?? [])];
    const next = tab && tabs[indexByKey(event, tabs.indexOf(tab), tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    selectTab(next);
  });
  // Browsers don't scroll to a focused tab that is partly visible, in a row that is wider than a phone.
  document.addEventListener("focusin", (event) =>
    tabOf(event)?.scrollIntoView({ block: "nearest", inline: "nearest" }),
  );
}

function tabOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[role=tab]") : null;
}

function selectTab(selected: HTMLElement): void {
  for (const tab of selected.parentElement?.querySelectorAll<HTMLElement>("[role=tab]") ?? []) {
    const isSelected = tab === selected;
    tab.setAttribute("aria-selected", String(isSelected));
    tab.tabIndex = isSelected ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute("aria-controls") ?? "");
    if (panel) panel.hidden = !isSelected;
  }
  // Safari does not focus a clicked button. Focus also scrolls a row wider than the screen to the tab.
  selected.focus();
}
