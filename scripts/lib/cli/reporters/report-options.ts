export const formats = ["pretty", "json", "github", "sarif"] as const;
export type Format = (typeof formats)[number];

export interface ReportOptions {
  /** Whether the output may hold colours (ANSI escapes). */
  color?: boolean | undefined;
  /** The columns of the terminal. */
  width?: number | undefined;
}
