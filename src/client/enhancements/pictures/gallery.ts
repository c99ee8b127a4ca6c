import * as marks from "../../../marks.ts";
import { openDialog } from "../dialogs.ts";
import { indexByKey } from "../row-keys.ts";

/** Opens the dialog of a gallery at the picture that a link of it stands for; false where there is none. */
export function openGallery(link: Element): boolean {
  const list = link.closest(`[${marks.gallery}]`);
  const dialog = document.getElementById(list?.getAttribute(marks.gallery) ?? "");
  const strip = dialog?.querySelector<HTMLElement>(`[${marks.strip}]`);
  if (!list || !strip || !(dialog instanceof HTMLDialogElement)) return false;
  const links = [...list.querySelectorAll("a")];
  const slides = [...strip.children].filter((slide) => slide instanceof HTMLElement);
  const told = dialog.querySelectorAll(`[${marks.told}]`);
  const first = links.findIndex((one) => one.contains(link));
  let shown = -1;

  /** One picture alone can be read and reached; which it is is told (WCAG 2.2, criterion 4.1.3). */
  const tell = (index: number) => {
    const slide = slides[index];
    if (!slide || index === shown) return;
    shown = index;
    for (const other of slides) other.inert = other !== slide;
    const words = [slide.getAttribute(marks.position), `${slide.querySelector("img")?.alt}`];
    told.forEach((place, number) => {
      place.textContent = words[number] ?? "";
    });
    // The neighbours are there when they are wanted.
    for (const near of [index - 1, index, index + 1])
      slides[near]?.querySelector("img")?.setAttribute("loading", "eager");
  };
  /** After the last comes the first. */
  const show = (index: number) => {
    const next = (index + slides.length) % slides.length;
    strip.scrollTo({ left: slides[next]?.offsetLeft ?? 0, behavior: "instant" });
    tell(next);
  };

  strip.onscroll = () => tell(Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth));
  dialog.onclick = ({ target }) => {
    if (!(target instanceof Element)) return;
    const step = target.closest(`[${marks.step}]`)?.getAttribute(marks.step);
    if (step) show(shown + Number(step));
    // Beside the picture there is nothing but the way out.
    else if (target.parentElement === strip) dialog.querySelector<HTMLElement>("[command=close]")?.click();
  };
  dialog.onkeydown = (event) => {
    const target = indexByKey(event, shown, slides.length);
    if (target === undefined) return;
    event.preventDefault();
    show(target);
  };
  // The visitor is where the last picture stands among the others.
  dialog.onclose = () => {
    if (shown !== first) links[shown]?.focus();
  };
  void openDialog(dialog, () => show(first));
  return true;
}
