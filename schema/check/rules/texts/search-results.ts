import { type Finding, find } from "../../../messages/messages.ts";
import { fillPlaceholders, placeholderValues } from "../../../resolve/text.ts";
import type { ContentIndex } from "../../content-index/content-index.ts";

const longestTitle = 60;
const longestDescription = 160;

/** Titles and descriptions are there, and fit into a search result. */
export function checkSearchResults(index: ContentIndex): Finding[] {
  const { site = {}, profile = {} } = index.root;
  const pages = index.pages.filter(({ hidden }) => !hidden);
  const long = [{ value: site, pointer: "/site" }, ...pages].flatMap(({ value, pointer }) => {
    const { title, description } = fillPlaceholders(value, placeholderValues(profile));
    return [
      ...checkLength("long-title", `${pointer}/title`, title, longestTitle),
      ...checkLength("long-description", `${pointer}/description`, description, longestDescription),
    ];
  });
  const isDescribed = site.description !== undefined || index.isDoubtful("/site");
  const missing = pages
    .filter(({ value, pointer }) => {
      if (value.description !== undefined || index.isBroken(`${pointer}/description`)) return false;
      return !(value.path === "/" && isDescribed) && !index.hasUnknownKey(pointer);
    })
    .map(({ pointer }) => find("missing-description", pointer, { owner: index.describe(pointer) }));
  return [...long, ...missing];
}

function checkLength(
  code: "long-title" | "long-description",
  pointer: string,
  shown: string | undefined,
  limit: number,
): Finding[] {
  const { length } = [...(shown ?? "")];
  return length > limit ? [find(code, pointer, { length, limit })] : [];
}
