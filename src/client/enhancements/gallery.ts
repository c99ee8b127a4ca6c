import * as dataAttributes from "../../data-attributes.ts";
import { openDialog } from "./dialogs.ts";
import { indexByKey } from "./row-keys.ts";

/** Opens a gallery's dialog at the picture of a link. Returns false if there is no such dialog. */
export function openGallery(link: Element): boolean {
  const list = link.closest(`[${dataAttributes.gallery}]`);
  const dialog = document.getElementById(list?.getAttribute(dataAttributes.gallery) ?? "");
  const strip = dialog?.querySelector<HTMLElement>(`[${dataAttributes.strip}]`);
  if (!list || !strip || !(dialog instanceof HTMLDialogElement)) return false;
  const links = [...list.querySelectorAll("a")];
  const slides = [...strip.children].filter((slide) => slide instanceof HTMLElement);
  const told = dialog.querySelectorAll(`[${dataAttributes.announcement}]`);
  const first = links.findIndex((one) => one.contains(link));
  let shown = -1;

  /** Makes only the current picture reachable, and announces its position and text (WCAG 2.2, criterion 4.1.3). */
  const tell = (index: number) => {
    const slide = slides[index];
    if (!slide || index === shown) return;
    shown = index;
    for (const other of slides) other.inert = other !== slide;
    const words = [slide.getAttribute(dataAttributes.position), `${slide.querySelector("img")?.alt}`];
    told.forEach((place, number) => {
      place.textContent = words[number] ?? "";
    });
    // Preloads the neighbours.
    for (const near of [index - 1, index, index + 1])
      slides[near]?.querySelector("img")?.setAttribute("loading", "eager");
  };
  /** Wraps around at both ends. */
  const show = (index: number) => {
    const next = (index + slides.length) % slides.length;
    strip.scrollTo({ left: slides[next]?.offsetLeft ?? 0, behavior: "instant" });
    tell(next);
  };

  strip.onscroll = () => tell(Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth));
  dialog.onclick = ({ target }) => {
    if (!(target instanceof Element)) return;
    const step = target.closest(`[${dataAttributes.step}]`)?.getAttribute(dataAttributes.step);
    if (step) show(shown + Number(step));
    // A click beside the picture closes the dialog.
    else if (target.parentElement === strip) dialog.querySelector<HTMLElement>("[command=close]")?.click();
  };
  dialog.onkeydown = (event) => {
    const target = indexByKey(event, shown, slides.length);
    if (target === undefined) return;
    event.preventDefault();
    show(target);
  };
  // Moves the focus to the thumbnail of the last picture shown.
  dialog.onclose = () => {
    if (shown !== first) links[shown]?.focus();
  };
  void openDialog(dialog, () => show(first));
  return true;
}
