/** Calls `act` for each click in an element that matches the selector, including elements rendered later. */
export function onClick<Found extends HTMLElement>(
  selector: string,
  act: (element: Found, event: MouseEvent) => void | Promise<void>,
): void {
  document.addEventListener("click", (event) => {
    const element = event.target instanceof Element ? event.target.closest<Found>(selector) : null;
    if (element) void act(element, event);
  });
}

/** True if a click opens the link in this tab. A modifier key asks for a new tab, a window or a download. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}
