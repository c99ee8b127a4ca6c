/** The sizes of paper that a CV can be printed on, in inches. */
export const paperSizes = {
  A4: { paperWidth: 8.27, paperHeight: 11.7 },
  Letter: { paperWidth: 8.5, paperHeight: 11 },
} as const;

export type PaperFormat = keyof typeof paperSizes;

export const paperFormats = Object.keys(paperSizes) as [PaperFormat, ...PaperFormat[]];
