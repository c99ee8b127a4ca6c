import { closeDirections } from "./directions.ts";

/** The profile's values that text may refer to: `{firstName}` and its like. */
export const placeholders = ["name", "firstName", "role", "location"] as const;
export type Placeholder = (typeof placeholders)[number];

/** What each `{placeholder}` stands for. */
export type PlaceholderValues = Record<Placeholder, string | undefined>;

/** A reference in text, as in "Hello, I'm {firstName}". */
const placeholderPattern = /\{([A-Za-z][A-Za-z0-9]*)\}/g;

/** The profile's values by placeholder; the first name is the name's first word unless the profile says else. */
export function placeholderValues(profile: Partial<PlaceholderValues>): PlaceholderValues {
  return {
    name: profile.name,
    firstName: profile.firstName ?? profile.name?.trim().split(/\s+/)[0],
    role: profile.role,
    location: profile.location,
  };
}

/**
 * Fills in the placeholders of every string in `value`; what is no placeholder stays as it is written. Each string, and
 * each that is filled in, is closed against what stands beside it.
 */
export function fillPlaceholders<T>(value: T, values: PlaceholderValues): T;
export function fillPlaceholders(value: unknown, values: PlaceholderValues): unknown {
  if (typeof value === "string") {
    const known: Record<string, string | undefined> = values;
    return closeDirections(
      value.replace(placeholderPattern, (whole, key: string) =>
        closeDirections((Object.hasOwn(known, key) ? known[key] : whole) ?? whole),
      ),
    );
  }
  if (Array.isArray(value)) return value.map((item) => fillPlaceholders(item, values));
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillPlaceholders(item, values)]));
  }
  return value;
}
