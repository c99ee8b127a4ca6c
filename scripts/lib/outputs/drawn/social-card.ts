import type { PageData } from "../../../../schema/resolve/page-data.ts";
import { isHome, type SiteMaterial } from "../output.ts";
import { drawableText } from "./fonts.ts";
import { choosePalette } from "./palette.ts";
import type { SocialCard } from "./social-layout.ts";

/**
 * What a page's picture says. Home says who the owner is; the others what they show, and whose they are. What the
 * typefaces can't draw is left out: the address alone always can be.
 */
export function describeCard(page: PageData, { portfolio, theme, font, photo }: SiteMaterial): SocialCard {
  const { profile, site } = portfolio;
  const address = site.url.replace(/^https?:\/\/(?:www\.)?/, "").replace(/\/$/, "");
  const name = readStart(profile.name, font);
  const common = { address, font, palette: choosePalette(theme) };
  if (isHome(page)) {
    return {
      ...common,
      owner: undefined,
      title: name ?? address,
      text: readStart(profile.role, font),
      photo: photo?.digest,
    };
  }
  const title = readStart(page.name, font);
  return {
    ...common,
    owner: title === undefined ? undefined : name,
    title: title ?? name ?? address,
    text: readStart(page.description ?? "", font),
    photo: undefined,
  };
}

/** More than a picture has room for, at the smallest size; what is drawn grows with the text, though it is cut off. */
const longest = 300;

function readStart(text: string, font: SocialCard["font"]): string | undefined {
  return drawableText([...text].slice(0, longest).join(""), font);
}
