import type { PageData } from "../../../../schema/resolve/page-data.ts";
import type { DrawnFace } from "../../fonts/drawn-letters.ts";
import { fullAddress, isHome, type Output, type SiteMaterial } from "../output.ts";
import { cacheDrawing, choosePalette, nameDrawing } from "./draw.ts";
import { drawableText, nameLetters } from "./lettering/letters-of.ts";
import { type SocialCard, socialSize, wordsOf } from "./social-card.ts";

/** A picture of every page, which apps show where its link is shared. */
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
        // What sets letters takes a moment to load, and only where a picture is new.
        const { layOutSocialImage } = await import("./social-layout.ts");
        return layOutSocialImage(card, material.letters, material.photo);
      };
      return { path: pathOf(page, card), make: () => cacheDrawing(nameDrawing(card), layOut) };
    }),
};

/** The page whose picture a page has: its own, but for publications of a long list, of which a thousand would take minutes. */
function findPictured(page: PageData, { pages }: SiteMaterial): PageData {
  const [block] = page.blocks;
  const list = block?.type === "publication" ? block.list?.href : undefined;
  return (list !== undefined && pages.find(({ href }) => href === list)) || page;
}

/** Apps keep a picture by its address for weeks: another picture has another one. */
function pathOf(page: PageData, card: SocialCard): string {
  const name = page.href
    .slice(page.shell.base.length)
    .replace(/^\/|\/$/g, "")
    .replaceAll("/", "-");
  return `assets/share-${name === "" ? "home" : name}-${nameDrawing(card).slice(0, 12)}.png`;
}

/** What a page's picture says: who the owner is, or what the page shows and whose it is; only what can be drawn. */
export function describeCard(page: PageData, { portfolio, theme, letters, photo }: SiteMaterial): SocialCard {
  const { profile, site } = portfolio;
  const address = site.url.replace(/^https?:\/\/(?:www\.)?/, "").replace(/\/$/, "");
  const name = readStart(profile.name, letters.display);
  const common = { language: site.language, address, palette: choosePalette(theme) };
  const writtenIn = (card: Omit<SocialCard, "letters">) => ({ ...card, letters: nameLetters(wordsOf(card), letters) });
  if (isHome(page)) {
    const text = readStart(profile.role, letters.text);
    return writtenIn({ ...common, owner: undefined, title: name ?? address, text, photo: photo?.digest });
  }
  const title = readStart(page.name, letters.display);
  return writtenIn({
    ...common,
    owner: title === undefined ? undefined : name,
    title: title ?? name ?? address,
    text: readStart(page.description ?? "", letters.text),
    photo: undefined,
  });
}

/** More than a picture has room for, at the smallest size; what is drawn grows with the text, though it is cut off. */
const longest = 300;

function readStart(text: string, faces: readonly DrawnFace[]): string | undefined {
  return drawableText([...text].slice(0, longest).join(""), faces);
}
