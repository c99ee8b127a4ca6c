/** What a visitor may choose, by the name under which it is kept; its control says the same name. */
export const settings = { colorMode: "color-mode", motion: "motion" } as const;

type Setting = (typeof settings)[keyof typeof settings];

/** What was chosen; undefined where nothing was, or where storage is refused. */
export function readSetting(name: Setting): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Remembers a choice, or forgets it; where storage is refused the choice holds for this page alone. */
export function writeSetting(name: Setting, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // Refused storage is the visitor's right.
  }
}
