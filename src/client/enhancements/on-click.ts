/** Calls back for each click in an element that matches a selector, whoever rendered it and whenever. */
export function onClick<Found extends HTMLElement>(
  selector: string,
  act: (element: Found, event: MouseEvent) => void | Promise<void>,
): void {
  document.addEventListener("click", (event) => {
    const element = event.target instanceof Element ? event.target.closest<Found>(selector) : null;
    if (element) void act(element, event);
  });
}

/** Whether a click on a link asks for its page here, and not for another tab, a window or a file. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}
