export type { Design, SlotRecipes } from "../theme/design.ts";
