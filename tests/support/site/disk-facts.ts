import type { DiskFacts } from "../../../schema/resolve/resolve-content.ts";
import { findIcon } from "../../../scripts/lib/content/find-icon.ts";

/** What the disk would know: every file has the same size; the signs are the real ones. */
export const diskFacts: DiskFacts = { sizeOf: () => 1_234_567, icon: findIcon };
