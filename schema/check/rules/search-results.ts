import type { Finding } from "../../messages/diagnostic.ts";
import { find } from "../../messages/messages.ts";
import { placeholderPattern } from "../../resolve/text.ts";
import type { Site } from "./site.ts";
import { isRecord } from "./survey.ts";

const longestTitle = 60;
const longestDescription = 160;

/** Titles and descriptions are there, and fit into a search result. */
export function checkSearchResults(site: Site): Finding[] {
  const { site: root } = site.root;
  const described = isRecord(root) && ("description" in root || site.isDoubtful("/site"));
  const owners = site.survey.objects.filter(({ pointer }) => pointer === "/site" || /^\/pages\/[0-9]+$/.test(pointer));
  return owners.flatMap(({ value, pointer }) => {
    const findings = [
      ...checkLength(site, "long-title", `${pointer}/title`, value["title"], longestTitle),
      ...checkLength(site, "long-description", `${pointer}/description`, value["description"], longestDescription),
    ];
    const needed = pointer === "/site" ? false : value["path"] === "/" ? !described : true;
    if (!needed || "description" in value || site.hasUnknownKey(pointer)) return findings;
    return [...findings, find("missing-description", { pointer, part: "value" }, { owner: site.describe(pointer) })];
  });
}

function checkLength(
  site: Site,
  code: "long-title" | "long-description",
  pointer: string,
  value: unknown,
  limit: number,
): Finding[] {
  if (typeof value !== "string") return [];
  const shown = value.replace(placeholderPattern, (whole, key: string) => {
    const filled = site.profile[key];
    return typeof filled === "string" ? filled : whole;
  });
  const { length } = [...shown];
  return length > limit ? [find(code, { pointer, part: "value" }, { length, limit })] : [];
}
