import type { DesignName } from "../../schema/designs/index.ts";
import type { Design } from "../theme/design.ts";
import { design as bench } from "./bench/design.ts";
import { design as paper } from "./paper/design.ts";
import { design as poster } from "./poster/design.ts";
import { design as rail } from "./rail/design.ts";

/** Every design, for what renders whole sites. Visitors get their site's alone: see `load-design.ts`. */
export const designs: Readonly<Record<DesignName, Design>> = { bench, paper, rail, poster };
