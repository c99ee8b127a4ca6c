/** Opens every closed `details` around an element, so that it can be seen. */
export function openDetailsAround(element: Element): void {
  for (let closed = element.closest("details:not([open])"); closed; closed = element.closest("details:not([open])"))
    closed.setAttribute("open", "");
}
