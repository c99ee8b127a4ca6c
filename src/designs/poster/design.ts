import type { Design } from "../define-design.ts";

export const design: Design = { config: {}, slotRecipes: {}, drawCover: () => null };
