import type { PageData } from "../../../../schema/resolve/page-data.ts";
import { fullAddress, type Output } from "../output.ts";
import { drawPng } from "./draw.ts";
import { cacheDrawing, nameDrawing } from "./drawing-cache.ts";
import { describeCard } from "./social-card.ts";
import { layOutSocialImage, type SocialCard, socialSize } from "./social-layout.ts";

/** A picture of every page, which apps show where its link is shared. */
export const socialImages: Output = {
  switch: "socialImages",
  describe: (page, material) => {
    const card = describeCard(page, material);
    const address = fullAddress(material, `${material.base}/${pathOf(page, card)}`);
    return {
      meta: [
        { property: "og:image", content: address },
        { property: "og:image:type", content: "image/png" },
        { property: "og:image:width", content: String(socialSize.width) },
        { property: "og:image:height", content: String(socialSize.height) },
        { property: "og:image:alt", content: [card.owner, card.title, card.text].filter(Boolean).join(" · ") },
        { name: "twitter:card", content: "summary_large_image" },
      ],
    };
  },
  files: (material) =>
    material.pages.map((page) => {
      const card = describeCard(page, material);
      const draw = async () => drawPng(await layOutSocialImage(card, material.photo));
      return { path: pathOf(page, card), make: () => cacheDrawing(nameDrawing(card), draw) };
    }),
};

/** Apps keep a picture by its address for weeks: another picture has another one. */
function pathOf(page: PageData, card: SocialCard): string {
  const name = page.href
    .slice(page.shell.base.length)
    .replace(/^\/|\/$/g, "")
    .replaceAll("/", "-");
  return `assets/share-${name === "" ? "home" : name}-${nameDrawing(card).slice(0, 12)}.png`;
}
