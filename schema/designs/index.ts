import { bench } from "./bench.ts";
import type { DesignFacts } from "./define-design.ts";
import { paper } from "./paper.ts";
import { poster } from "./poster.ts";
import { rail } from "./rail.ts";

/** Every design by its name in the content. The first is the default. */
export const designs = { bench, paper, rail, poster } as const satisfies Record<string, DesignFacts>;

export type DesignName = keyof typeof designs;

export const designNames = Object.keys(designs) as [DesignName, ...DesignName[]];
