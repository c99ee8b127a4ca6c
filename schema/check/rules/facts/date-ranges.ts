import type { Finding } from "../../../messages/diagnostic.ts";
import { find } from "../../../messages/messages.ts";
import type { ContentIndex } from "../../content-index/content-index.ts";

/** What has a start and an end doesn't end before it starts. */
export function checkDateRanges({ entities }: ContentIndex): Finding[] {
  return entities.flatMap(({ value, pointer }) => {
    const { start, end } = "start" in value && "end" in value ? value : {};
    if (start === undefined || end === undefined) return [];
    const precision = Math.min(start.length, end.length);
    if (end.slice(0, precision) >= start.slice(0, precision)) return [];
    return [find("backward-dates", { pointer: `${pointer}/end`, part: "value" }, { start, end })];
  });
}
