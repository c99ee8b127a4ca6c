import type { Finding } from "../../../messages/diagnostic.ts";
import { find } from "../../../messages/messages.ts";
import type { ContentIndex } from "../../content-index/content-index.ts";

const emptyAlt =
  /^(?:an? |my |the )?(?:photo|picture|image|img|portrait|avatar|profile (?:photo|picture)|untitled|screenshot)?\.?$/i;
const fileName = /\.(?:png|jpe?g|webp|avif|svg|gif)$/i;
const emptyLink = /^(?:(?:click|read|see) )?(?:here|this|link|more)\.?$/i;

/** The words for a picture say what it shows. */
export function checkAltTexts({ images }: ContentIndex): Finding[] {
  return images.flatMap(({ value: { alt = "" }, pointer }) => {
    if (!emptyAlt.test(alt.trim()) && !fileName.test(alt.trim())) return [];
    return [find("empty-alt", { pointer: `${pointer}/alt`, part: "value" }, { found: alt })];
  });
}

/** The words of a link say where it leads. */
export function checkLinkTexts({ texts }: ContentIndex): Finding[] {
  return texts
    .filter(({ kind, text }) => kind === "action" && emptyLink.test(text.trim()))
    .map(({ text, pointer }) => find("empty-link-text", { pointer, part: "value" }, { found: text }));
}
