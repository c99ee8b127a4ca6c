import { mendDate } from "../../../../schema/check/shape/mend-date.ts";
import { date } from "../../../../schema/primitives.ts";

/** A date as content writes it; none where something goes on, or where none can be read. */
export interface ReadDate {
  date: string | undefined;
  /** What to say of the text, where it isn't plainly the date. */
  remark: string | undefined;
}

const open = /^(?:until |to )?(?:present|current(?:ly)?|now|today|ongoing|to date|-|–)$/i;

/** Reads a date as people write them, at least its year: "2019-05", "05/2019", "1 May 2019", "Summer 2019", "Present". */
export function readDate(raw: string): ReadDate {
  const text = raw.trim();
  if (open.test(text) || date.safeParse(text).success) {
    return { date: open.test(text) ? undefined : text, remark: undefined };
  }
  const years = text.match(/\b[0-9]{4}\b/g) ?? [];
  const read = mendDate(text) ?? (years.length === 1 ? years[0] : undefined);
  if (read === undefined) return { date: read, remark: `isn't a date (${JSON.stringify(raw)}); it was left out.` };
  return { date: read, remark: `${JSON.stringify(text)} was read as ${read}.` };
}
