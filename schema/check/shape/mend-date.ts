import { date } from "../../primitives.ts";

const monthNames = "january february march april may june july august september october november december".split(" ");

const numbers = [
  /^(?<year>[0-9]{4})[-/. ](?<month>[0-9]{1,2})(?:[-/. ](?<day>[0-9]{1,2}))?(?:[T ][0-9:.Z+-]*)?$/,
  /^(?<month>[0-9]{1,2})[-/. ](?<year>[0-9]{4})$/,
];

/** The date that is meant by one of the wrong form: "2019/5", "05/2019", "May 2019", "1st of May, 2019". */
export function mendDate(found: string): string | undefined {
  const text = found.trim();
  const { year = "", month, day } = numbers.map((form) => form.exec(text)?.groups).find(Boolean) ?? readWords(text);
  const parts = [month, day].filter((part) => part !== undefined).map((part) => part.padStart(2, "0"));
  const mended = [year, ...parts].join("-");
  return date.safeParse(mended).success ? mended : undefined;
}

/** A year, a month by its name or the beginning of it, and perhaps a day; nothing where there are two years. */
function readWords(text: string): Record<string, string | undefined> {
  const [year, ...others] = text.match(/\b[0-9]{4}\b/g) ?? [];
  const words = text.toLowerCase().match(/[a-z]{3,}/g) ?? [];
  const month = monthNames.findIndex((name) => words.some((word) => name.startsWith(word)));
  if (month < 0 || others.length > 0) return {};
  return { year, month: String(month + 1), day: /\b([0-9]{1,2})(?:st|nd|rd|th)?\b/.exec(text)?.[1] };
}
