/** A date as content writes it; none where something goes on, or where none can be read. */
export interface ReadDate {
  date: string | undefined;
  /** What to say of the text, where it isn't plainly the date. */
  remark: string | undefined;
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const monthNames = new RegExp(`\\b(${months.join("|")})[a-z]*\\b`, "i");
const open = /^(?:until |to )?(?:present|current(?:ly)?|now|today|ongoing|to date|-|–)$/i;

/** Reads a date as people write them: "2019-05", "05/2019", "May 2019", "1 May 2019", "Present". */
export function readDate(raw: string): ReadDate {
  const text = raw.trim();
  if (open.test(text)) return { date: undefined, remark: undefined };
  const iso = /^([0-9]{4})(?:[-/.]([0-9]{1,2})(?:[-/.]([0-9]{1,2}))?)?(?:[T ][0-9:.Z+-]*)?$/.exec(text);
  if (iso) return tell(text, join(iso[1], iso[2], iso[3]), iso[1]);
  const monthFirst = /^([0-9]{1,2})[-/.]([0-9]{4})$/.exec(text);
  if (monthFirst) return tell(text, join(monthFirst[2], monthFirst[1], undefined), monthFirst[2]);
  const years = text.match(/\b[0-9]{4}\b/g) ?? [];
  if (years.length !== 1) return { date: undefined, remark: `isn't a date (${JSON.stringify(raw)}); it was left out.` };
  const month = monthNames.exec(text)?.[1]?.toLowerCase();
  const day = /\b([0-9]{1,2})(?:st|nd|rd|th)?\b/.exec(text)?.[1];
  const named = month && join(years[0], String(months.indexOf(month) + 1), day);
  return tell(text, named || undefined, years[0]);
}

function tell(text: string, date: string | undefined, year: string | undefined): ReadDate {
  const known = date ?? year;
  if (known === text) return { date: known, remark: undefined };
  return { date: known, remark: `${JSON.stringify(text)} was read as ${known}.` };
}

/** The date of these parts, if there is such a month and day. */
function join(year = "", month: string | undefined, day: string | undefined): string | undefined {
  const parts = [month, day].filter((part) => part !== undefined).map(Number);
  const [monthNumber = 1, dayNumber = 1] = parts;
  if (monthNumber < 1 || monthNumber > 12 || dayNumber < 1 || dayNumber > 31) return undefined;
  return [year, ...parts.map((part) => String(part).padStart(2, "0"))].join("-");
}
