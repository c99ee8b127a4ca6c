import type { Finding } from "../../messages/diagnostic.ts";
import { find } from "../../messages/messages.ts";
import type { Site } from "./site.ts";

/** What has a start and an end doesn't end before it starts. */
export function checkDateRanges(site: Site): Finding[] {
  return site.survey.objects.flatMap(({ value, pointer }) => {
    const { start, end } = value;
    if (typeof start !== "string" || typeof end !== "string") return [];
    if (site.isBroken(`${pointer}/start`) || site.isBroken(`${pointer}/end`)) return [];
    const precision = Math.min(start.length, end.length);
    if (end.slice(0, precision) >= start.slice(0, precision)) return [];
    return [find("backward-dates", { pointer: `${pointer}/end`, part: "value" }, { start, end })];
  });
}
