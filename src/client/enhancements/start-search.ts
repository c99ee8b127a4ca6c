import * as dataAttributes from "../../data-attributes.ts";
import { openDialog } from "./dialogs.ts";

/** Searches as the visitor types. Ctrl+K opens the dialog. The code and the index are loaded at the first input. */
export function startSearch(): void {
  const inputOf = ({ target }: Event) =>
    target instanceof Element ? target.closest(`[${dataAttributes.search}]`)?.querySelector("input") : undefined;
  const search = (input: HTMLInputElement) =>
    void import("./search.ts").then(
      ({ showResults }) => showResults(input),
      () => {},
    );
  document.addEventListener("input", (event) => {
    const input = inputOf(event);
    if (input) search(input);
  });
  // The browser opens the dialog by itself, and the visitor may type before this script runs.
  const early = document.querySelector<HTMLInputElement>(`[${dataAttributes.search}] input`);
  if (early?.value) search(early);
  document.addEventListener("keydown", (event) => {
    const input = inputOf(event);
    if (input)
      void import("./search.ts").then(
        ({ moveByKey }) => moveByKey(event, input),
        () => {},
      );
    const dialog = document.getElementById(dataAttributes.searchId);
    if (event.key !== "k" || !(event.ctrlKey || event.metaKey) || !(dialog instanceof HTMLDialogElement)) return;
    event.preventDefault();
    void openDialog(dialog);
  });
}
