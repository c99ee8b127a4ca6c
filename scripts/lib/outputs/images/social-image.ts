import type { PageData } from "../../../../schema/resolve/page-data.ts";
import type { ImageFace } from "../../fonts/image-fonts.ts";
import { fullAddress, isHome, type Output, type SiteMaterial } from "../output.ts";
import { cacheDrawing, choosePalette, nameDrawing } from "./draw.ts";
import { type SocialCard, socialSize, textOf } from "./social-card.ts";
import { drawableText, nameFaces } from "./text-layout/needed-faces.ts";

/** An image of every page, shown by apps where its link is shared. */
export const socialImages: Output = {
  switch: "socialImages",
  describe: (page, material) => {
    const pictured = findPictured(page, material);
    const card = describeCard(pictured, material);
    const address = fullAddress(material, `${material.base}/${pathOf(pictured, card)}`);
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
    [...new Set(material.pages.map((page) => findPictured(page, material)))].map((page) => {
      const card = describeCard(page, material);
      const layOut = async () => {
        // Text layout takes a moment to load, so it is loaded only for a new image.
        const { layOutSocialImage } = await import("./social-layout.ts");
        return layOutSocialImage(card, material.fonts, material.photo);
      };
      return { path: pathOf(page, card), make: () => cacheDrawing(nameDrawing(card), layOut) };
    }),
};

/** Returns the page whose image is used. Publications share their long list's: a thousand would take minutes. */
function findPictured(page: PageData, { pages }: SiteMaterial): PageData {
  const [block] = page.blocks;
  const list = block?.type === "publication" ? block.list?.href : undefined;
  return (list !== undefined && pages.find(({ href }) => href === list)) || page;
}

/** Apps cache an image for weeks by its address, so the address changes with the image. */
function pathOf(page: PageData, card: SocialCard): string {
  const name = page.href
    .slice(page.shell.base.length)
    .replace(/^\/|\/$/g, "")
    .replaceAll("/", "-");
  return `assets/share-${name === "" ? "home" : name}-${nameDrawing(card).slice(0, 12)}.png`;
}

/** Describes a page's image: the owner on the home page, elsewhere page and owner, as far as the fonts allow. */
export function describeCard(page: PageData, { portfolio, theme, fonts, photo }: SiteMaterial): SocialCard {
  const { profile, site } = portfolio;
  const address = site.url.replace(/^https?:\/\/(?:www\.)?/, "").replace(/\/$/, "");
  const name = readStart(profile.name, fonts.display);
  const common = { language: site.language, address, palette: choosePalette(theme) };
  const writtenIn = (card: Omit<SocialCard, "fonts">) => ({ ...card, fonts: nameFaces(textOf(card), fonts) });
  if (isHome(page)) {
    const text = readStart(profile.role, fonts.text);
    return writtenIn({
      ...common,
      owner: undefined,
      title: name ?? address,
      text,
      photo: photo && photo.digest + JSON.stringify(photo.focus),
    });
  }
  const title = readStart(page.name, fonts.display);
  return writtenIn({
    ...common,
    owner: title === undefined ? undefined : name,
    title: title ?? name ?? address,
    text: readStart(page.description ?? "", fonts.text),
    photo: undefined,
  });
}

/** In characters, more than fits at the smallest size. Even text that is cut off takes time to lay out. */
const longest = 300;

function readStart(text: string, faces: readonly ImageFace[]): string | undefined {
  return drawableText([...text].slice(0, longest).join(""), faces);
}
