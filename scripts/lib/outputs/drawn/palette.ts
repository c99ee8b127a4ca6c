import type { ResolvedTheme } from "../../../../schema/resolve/theme.ts";

/** The colours of a picture. */
export interface Palette {
  page: string;
  text: string;
  muted: string;
  line: string;
  accent: string;
  /** What is read on the accent. */
  onAccent: string;
}

/** The pages' own colours (src/theme/tokens.ts), which a picture can't ask for: it has one mode for everybody. */
export const colors = {
  light: { page: "#ffffff", text: "#14181c", muted: "#525c66", line: "#dfe3e7" },
  dark: { page: "#0f1214", text: "#eceff2", muted: "#a3adb8", line: "#2b3238" },
} as const;

/** The colours in which a site first shows itself; light where that is the visitor's to say. */
export function choosePalette({ accent, colorMode }: ResolvedTheme): Palette {
  const mode = colorMode === "dark" ? "dark" : "light";
  return { ...colors[mode], accent: accent[mode], onAccent: colors[mode].page };
}
