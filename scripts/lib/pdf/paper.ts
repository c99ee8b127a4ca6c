export const paperFormats = ["A4", "Letter"] as const;

export type PaperFormat = (typeof paperFormats)[number];
