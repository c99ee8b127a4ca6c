import type { Finding } from "../../../schema/messages/message.ts";
import { quote } from "../../../schema/messages/message.ts";
import { find } from "../../../schema/messages/messages.ts";
import { groupBy } from "../../../schema/source/group-by.ts";
import type { Row, Spot } from "./table.ts";

/** Matches rows to the texts they translate. Reports rows without a text. */
export function matchRows(
  rows: readonly Row[],
  spots: readonly Spot[],
  language: string,
): { matched: ReadonlyMap<Spot, Row>; findings: Finding[] } {
  const byPlace = new Map(spots.map((spot) => [spot.place, spot]));
  const matched = new Map<Spot, Row>();
  const findings: Finding[] = [];
  const others: Row[] = [];
  for (const row of rows) {
    const spot = byPlace.get(row.place);
    const taken = spot && matched.get(spot);
    if (spot?.key !== row.key) others.push(row);
    else if (taken?.translation === row.translation) continue;
    else if (taken) findings.push(find("repeated-row", row.span, { first: taken.number }));
    else matched.set(spot, row);
  }
  // If texts were added or removed before it, a text's path differs but its content doesn't.
  const unmatched = spots.filter((one) => !matched.has(one));
  const free = new Map([...groupBy(unmatched, nameText)].map(([name, group]) => [name, group.values()]));
  for (const row of others) {
    const moved = free.get(nameText(row))?.next().value;
    const now = byPlace.get(row.place)?.text;
    if (moved) matched.set(moved, row);
    else if (now === undefined) findings.push(find("row-without-text", row.span, { place: quote(row.place) }));
    else findings.push(find("row-of-changed-text", row.span, { now: quote(now), language }));
  }
  return { matched, findings };
}

/** Identifies a text by its content and by its path without list indexes. */
function nameText({ key, place }: Pick<Row | Spot, "key" | "place">): string {
  return `${key} ${place.replaceAll(/\/[0-9]+(?=\/|$)/g, "/*")}`;
}
