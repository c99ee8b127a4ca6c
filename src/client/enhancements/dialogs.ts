import * as marks from "../../marks.ts";
import { animateElement } from "./animate.ts";
import { onClick } from "./on-click.ts";

/** Where the bar shows every link, and no button for the menu: the theme's breakpoint `sm`. */
const largeScreen = "(min-width: 37.5rem)";

/** The side menu slides in from its edge; a text rises into place. They go as they came. */
function moveDialog(dialog: HTMLDialogElement, way: "in" | "out", show?: () => void): Promise<void> {
  const order = <T>(away: T, there: T) => (way === "in" ? [away, there] : [there, away]);
  const edge = `translateX(${document.dir === "rtl" ? -100 : 100}%)`;
  return dialog.getAttribute(marks.entrance) === "slide"
    ? animateElement(dialog, { transform: order(edge, "translateX(0%)") }, 0.5, show)
    : animateElement(
        dialog,
        { opacity: order(0, 1), transform: order("translateY(12px)", "translateY(0px)") },
        0.2,
        show,
      );
}

/**
 * Shows a dialog over the page. The browser keeps the focus in it and gives it back. `onShown` is called before the
 * dialog is painted.
 */
export async function openDialog(dialog: HTMLDialogElement, onShown = () => {}): Promise<void> {
  if (dialog.open) return;
  const show = () => {
    // The page may have gone meanwhile.
    if (!dialog.isConnected || dialog.open) return;
    const root = document.documentElement;
    root.style.setProperty("--scrollbar", `${innerWidth - root.clientWidth}px`);
    dialog.showModal();
    markModal();
    onShown();
  };
  await moveDialog(dialog, "in", show).catch(show);
}

/** Closes a dialog after its motion, whatever becomes of that (WCAG 2.1.2); what was asked twice is done once. */
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

/** Marks the root while a dialog is open: all of them are modal. */
function markModal(): void {
  document.documentElement.toggleAttribute(marks.modal, document.querySelector("dialog[open]") !== null);
}

/**
 * Brings to life the buttons that open and close dialogs. Each names its dialog and what to do by `commandfor` and
 * `command`: browsers act on these by themselves, so a click that comes before this script is not lost.
 */
export function startDialogs(): void {
  onClick("button[commandfor]", (button, event) => {
    const dialog = document.getElementById(button.getAttribute("commandfor") ?? "");
    if (!(dialog instanceof HTMLDialogElement)) return;
    event.preventDefault();
    if (button.getAttribute("command") === "close") void closeDialog(dialog);
    else void openDialog(dialog);
  });
  onClick("dialog a[href]", (link) => {
    const dialog = link.closest("dialog");
    if (dialog) void closeDialog(dialog);
  });
  onClick<HTMLDialogElement>("dialog", (dialog, event) => {
    // A click beside the dialog falls on its backdrop, which is the dialog itself.
    if (event.target === dialog && isOutside(event, dialog)) void closeDialog(dialog);
  });
  const onCancel = (event: Event) => {
    if (!(event.target instanceof HTMLDialogElement) || !event.cancelable) return;
    event.preventDefault();
    void closeDialog(event.target);
  };
  document.addEventListener("cancel", onCancel, { capture: true });
  document.addEventListener("close", markModal, { capture: true });
  // The browser may have opened one by itself before.
  markModal();
  // On a large screen the bar has what the menu has.
  matchMedia(largeScreen).addEventListener("change", () => {
    for (const menu of document.querySelectorAll<HTMLDialogElement>(`[${marks.entrance}=slide][open]`)) {
      void closeDialog(menu);
    }
  });
}

function isOutside({ clientX, clientY }: MouseEvent, element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
