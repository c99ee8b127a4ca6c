import type { Finding } from "../../../messages/diagnostic.ts";
import { find } from "../../../messages/messages.ts";
import type { Portrait } from "./portrait.ts";

const emptyAlt =
  /^(?:an? |my |the )?(?:photo|picture|image|img|portrait|avatar|profile (?:photo|picture)|untitled|screenshot)?\.?$/i;
const fileName = /\.(?:png|jpe?g|webp|avif|svg|gif)$/i;
const emptyLink = /^(?:(?:click|read|see) )?(?:here|this|link|more)\.?$/i;

/** The words for a picture say what it shows. */
export function checkAltTexts({ content, blocks }: Portrait): Finding[] {
  const posters = blocks.flatMap(({ value, pointer }) =>
    value.type === "video" && value.poster ? [{ alt: value.poster.alt, pointer: `${pointer}/poster/alt` }] : [],
  );
  const photo = content.profile.photo ? [{ alt: content.profile.photo.alt, pointer: "/profile/photo/alt" }] : [];
  return [...photo, ...posters]
    .filter(({ alt }) => emptyAlt.test(alt.trim()) || fileName.test(alt.trim()))
    .map(({ alt, pointer }) => find("empty-alt", { pointer, part: "value" }, { found: alt }));
}

/** The words of a link say where it leads. */
export function checkLinkTexts({ blocks, lists }: Portrait): Finding[] {
  const ofBlocks = blocks.flatMap(({ value, pointer }) =>
    "linkLabel" in value ? [{ label: value.linkLabel, pointer: `${pointer}/linkLabel` }] : [],
  );
  const ofEntries = lists
    .flat()
    .flatMap(({ value, pointer }) =>
      value.type === "achievement" && value.link ? [{ label: value.link.label, pointer: `${pointer}/link/label` }] : [],
    );
  return [...ofBlocks, ...ofEntries]
    .filter(({ label }) => emptyLink.test(label.trim()))
    .map(({ label, pointer }) => find("empty-link-text", { pointer, part: "value" }, { found: label }));
}
