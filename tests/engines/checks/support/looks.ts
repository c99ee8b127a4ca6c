/** What checks ask pages. Each of these runs in the page, and knows nothing but what it is given. */

/** The text of what has the focus, or its name where it has no text. */
export function focused(): string {
  const { activeElement } = document;
  return (activeElement?.textContent?.trim() || activeElement?.getAttribute("aria-label")) ?? "";
}

/** The heading of the page, once it has the focus: screen readers announce a new page by it. */
export function arrivedAt(): string {
  const { activeElement } = document;
  return activeElement?.matches("main h1") ? (activeElement.textContent ?? "") : "";
}

/** The heading of the page. */
export function heading(): string {
  return document.querySelector("main h1")?.textContent ?? "";
}

/** The address of the page on its host. */
export function address(): string {
  return location.pathname + location.hash;
}

/** The texts of elements, as they stand in the document. */
export function texts(selector: string): string[] {
  return [...document.querySelectorAll(selector)].map((element) => element.textContent?.trim() ?? "");
}

/** Which of the elements a visitor can see, by their texts. */
export function shownTexts(selector: string): string[] {
  return [...document.querySelectorAll(selector)]
    .filter(
      (element) =>
        element.getClientRects().length > 0 &&
        getComputedStyle(element).visibility === "visible" &&
        !element.closest("details:not([open]) > :not(summary)"),
    )
    .map((element) => element.textContent?.trim() ?? "");
}

/** The values of an attribute. */
export function attributes(selector: string, name: string): (string | null)[] {
  return [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name));
}

export function scrolledTo(): number {
  return Math.round(scrollY);
}

/** Scrolls at once, as a hand on the bar does. */
export function scrollPage(top: number): void {
  scrollTo({ top, behavior: "instant" });
}

/** Marks the document, so that a reload is noticed. */
export function markDocument(): void {
  document.documentElement.dataset["sameDocument"] = "";
}

export function isSameDocument(): boolean {
  return document.documentElement.dataset["sameDocument"] !== undefined;
}

/** "dark" if the page has light text on a dark background, "light" for the opposite. */
export function colors(): "light" | "dark" {
  const { backgroundColor, color } = getComputedStyle(document.body);
  const [ground = 0, text = 0] = [backgroundColor, color].map((value) =>
    (value.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0),
  );
  return ground < text ? "dark" : "light";
}
