import * as dataAttributes from "../../data-attributes.ts";
import { animateElement } from "./animate.ts";
import { addDialogEntry, leaveDialogEntry } from "./dialog-entries.ts";
import { isPlainClick, onClick } from "./on-click.ts";

/** From this width on the bar shows all links and no menu button: the theme's breakpoint `sm`. */
const largeScreen = "(min-width: 37.5rem)";

/**
 * True while a link closes its dialog and is followed in this tab. A page of the site replaces the dialog's history entry.
 * The loading of a file would be stopped by leaving the entry.
 */
let isFollowing = false;

/** The side menu slides in from the edge; other dialogs rise into place. They close by the reverse motion. */
function moveDialog(dialog: HTMLDialogElement, direction: "in" | "out", show?: () => void): Promise<void> {
  const order = <T>(away: T, there: T) => (direction === "in" ? [away, there] : [there, away]);
  const edge = `translateX(${document.dir === "rtl" ? -100 : 100}%)`;
  return dialog.getAttribute(dataAttributes.entrance) === "slide"
    ? animateElement(dialog, { transform: order(edge, "translateX(0%)") }, 0.5, show)
    : animateElement(
        dialog,
        { opacity: order(0, 1), transform: order("translateY(12px)", "translateY(0px)") },
        0.2,
        show,
      );
}

/**
 * Opens a modal dialog. The browser traps the focus in it and restores it on close. `onShown` is called before the
 * dialog is painted.
 */
export async function openDialog(dialog: HTMLDialogElement, onShown = () => {}): Promise<void> {
  if (dialog.open) return;
  const show = () => {
    // The page may have been replaced meanwhile.
    if (!dialog.isConnected || dialog.open) return;
    const root = document.documentElement;
    root.style.setProperty("--scrollbar", `${innerWidth - root.clientWidth}px`);
    dialog.showModal();
    markOpen();
    onShown();
  };
  await moveDialog(dialog, "in", show).catch(show);
}

/** Closes a dialog after its animation, even if that fails (WCAG 2.1.2). A second call meanwhile does nothing. */
async function closeDialog(dialog: HTMLDialogElement): Promise<void> {
  if (!dialog.open || dialog.dataset.closing !== undefined) return;
  dialog.dataset.closing = "";
  try {
    await moveDialog(dialog, "out");
  } finally {
    delete dialog.dataset.closing;
    dialog.close();
  }
}

function markOpen(): void {
  markModal();
  isFollowing = false;
  addDialogEntry();
}

/** Marks the root element while a dialog is open. All dialogs are modal. */
function markModal(): void {
  document.documentElement.toggleAttribute(dataAttributes.modal, document.querySelector("dialog[open]") !== null);
}

/**
 * Handles the buttons that open and close dialogs. They name the dialog and the action by `commandfor` and `command`.
 * Browsers handle these natively, so a click before this script has loaded is not lost.
 */
export function startDialogs(): void {
  onClick("button[commandfor]", (button, event) => {
    const dialog = document.getElementById(button.getAttribute("commandfor") ?? "");
    if (!(dialog instanceof HTMLDialogElement)) return;
    event.preventDefault();
    if (button.getAttribute("command") === "close") void closeDialog(dialog);
    else void openDialog(dialog);
  });
  onClick<HTMLAnchorElement>("dialog a[href]", (link, event) => {
    const dialog = link.closest("dialog");
    isFollowing = isPlainClick(event) && !link.target && !link.download && link.protocol.startsWith("http");
    if (dialog) void closeDialog(dialog);
  });
  onClick<HTMLDialogElement>("dialog", (dialog, event) => {
    // A click outside the dialog targets the dialog itself, because of its backdrop.
    if (event.target === dialog && isOutside(event, dialog)) void closeDialog(dialog);
  });
  const onCancel = (event: Event) => {
    if (!(event.target instanceof HTMLDialogElement) || !event.cancelable) return;
    event.preventDefault();
    void closeDialog(event.target);
  };
  document.addEventListener("cancel", onCancel, { capture: true });
  const onClose = () => {
    markModal();
    if (!isFollowing) void leaveDialogEntry();
  };
  document.addEventListener("close", onClose, { capture: true });
  // The browser may have opened a dialog before this script ran, or reloaded the entry of one.
  if (document.querySelector("dialog[open]")) markOpen();
  else onClose();
  // Back may show the document as it was left, with the dialog's entry.
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    isFollowing = false;
    if (!document.querySelector("dialog[open]")) onClose();
  });
  // On a large screen the bar contains everything that the menu does.
  matchMedia(largeScreen).addEventListener("change", () => {
    for (const menu of document.querySelectorAll<HTMLDialogElement>(`[${dataAttributes.entrance}=slide][open]`)) {
      void closeDialog(menu);
    }
  });
}

function isOutside({ clientX, clientY }: MouseEvent, element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
