export const pageSizes = ["A4", "Letter"] as const;

export type PageSize = (typeof pageSizes)[number];
