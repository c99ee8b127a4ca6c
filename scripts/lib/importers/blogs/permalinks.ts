interface Addressed {
  day: Date | undefined;
  /** The folders or categories of the post. */
  folders: readonly string[];
  /** The file's name, without date and extension. */
  name: string;
  slug: string;
  title: string;
}

/** Slugs of Hugo and Jekyll: words joined by hyphens, with letters of any script. */
export function slugify(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}_]+/gu, "-")
    .replace(/^-|-$/g, "");
}

/** Fills in a permalink pattern of Hugo or Jekyll. Undefined if a part of it isn't known. */
export function fillPermalink(pattern: string, { day, folders, name, slug, title }: Addressed): string | undefined {
  const two = (number: number) => String(number).padStart(2, "0");
  const [year, month, date] = day ? [day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate()] : [];
  const values = new Map<string, string | 0 | undefined>([
    ["year", year && String(year)],
    ["short_year", year && String(year).slice(2)],
    ["month", month && two(month)],
    ["i_month", month && String(month)],
    ["monthname", day?.toLocaleDateString("en", { month: "long", timeZone: "UTC" }).toLowerCase()],
    ["day", date && two(date)],
    ["i_day", date && String(date)],
    ["categories", folders.join("/")],
    ["section", folders[0] ?? ""],
    ["sections", folders.join("/")],
    ["slug", slug],
    ["title", title],
    ["filename", name],
    ["contentbasename", name],
    ["slugorfilename", slug],
    ["slugorcontentbasename", slug],
    ["output_ext", ".html"],
  ]);
  const keys = [...pattern.matchAll(/:(\w+)/g)].map(([, key = ""]) => key);
  if (keys.some((key) => values.get(key) === undefined)) return undefined;
  const filled = pattern.replace(/:(\w+)(?:\[[^\]]*\])?/g, (_, key: string) => values.get(key) || "");
  return filled.replace(/\/{2,}/g, "/").replace(/^(?!\/)/, "/");
}
