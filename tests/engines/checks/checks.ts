import type { Check } from "./check.ts";
import { routes } from "./routes.ts";

/** All that is checked in every engine, in the order in which it is. */
export const checks: readonly Check[] = [...routes];
