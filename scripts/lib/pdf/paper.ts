/** The sizes of paper that a CV can be printed on. */
export const paperFormats = ["A4", "Letter"] as const;

export type PaperFormat = (typeof paperFormats)[number];
