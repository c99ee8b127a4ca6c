/**
 * History entries of open dialogs: Back closes the dialog, and only then leaves the page. An entry whose dialog is not
 * open, as after Forward or a reload, is left at once.
 */
const key = "dialog";

let leaving: Promise<void> | undefined;

export function isDialogEntry(): boolean {
  return history.state?.[key] === true;
}

/** Adds an entry for a dialog that opens. It shares its other state, such as the scroll position, with its page's. */
export function addDialogEntry(): void {
  if (!isDialogEntry()) history.pushState({ ...history.state, [key]: true }, "");
}

/** Leaves the entry of a dialog that has closed otherwise. The promise resolves when the browser has left it. */
export function leaveDialogEntry(): Promise<void> {
  if (!isDialogEntry()) return leaving ?? Promise.resolve();
  leaving ??= new Promise<void>((resolve) => {
    addEventListener("popstate", () => resolve(), { once: true });
    history.back();
  }).finally(() => {
    leaving = undefined;
  });
  return leaving;
}

/** Handles a `popstate` event on the shown page. Returns true if it is about a dialog only. */
export function followDialogEntry(): boolean {
  if (leaving) return true;
  const dialog = document.querySelector<HTMLDialogElement>("dialog[open]");
  if (isDialogEntry()) {
    if (!dialog) void leaveDialogEntry();
    return true;
  }
  // Its handler closes the dialog as for the Escape key.
  dialog?.dispatchEvent(new Event("cancel", { cancelable: true }));
  return dialog !== null;
}
