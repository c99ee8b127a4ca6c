import type { RuleReport } from "../../../schema/messages/message.ts";
import { quote } from "../../../schema/messages/message.ts";
import { find } from "../../../schema/messages/messages.ts";
import { groupBy } from "../../../schema/source/group-by.ts";
import type { Row, TableText } from "./table.ts";

/** Matches rows to the texts they translate. Reports rows without a text. */
export function matchRows(
  rows: readonly Row[],
  tableTexts: readonly TableText[],
  language: string,
): { matched: ReadonlyMap<TableText, Row>; reports: RuleReport[] } {
  const byLocation = new Map(tableTexts.map((tableText) => [tableText.location, tableText]));
  const matched = new Map<TableText, Row>();
  const reports: RuleReport[] = [];
  const others: Row[] = [];
  for (const row of rows) {
    const tableText = byLocation.get(row.location);
    const taken = tableText && matched.get(tableText);
    if (tableText?.key !== row.key) others.push(row);
    else if (taken?.translation === row.translation) continue;
    else if (taken) reports.push(find("repeated-row", row.span, { first: taken.number }));
    else matched.set(tableText, row);
  }
  // If texts were added or removed before it, a text's path differs but its content doesn't.
  const unmatched = tableTexts.filter((one) => !matched.has(one));
  const free = new Map([...groupBy(unmatched, nameText)].map(([name, group]) => [name, group.values()]));
  for (const row of others) {
    const moved = free.get(nameText(row))?.next().value;
    const now = byLocation.get(row.location)?.text;
    if (moved) matched.set(moved, row);
    else if (now === undefined) reports.push(find("row-without-text", row.span, { location: quote(row.location) }));
    else reports.push(find("row-of-changed-text", row.span, { now: quote(now), language }));
  }
  return { matched, reports };
}

/** Identifies a text by its content and by its path without list indexes. */
function nameText({ key, location }: Pick<Row | TableText, "key" | "location">): string {
  return `${key} ${location.replaceAll(/\/[0-9]+(?=\/|$)/g, "/*")}`;
}
