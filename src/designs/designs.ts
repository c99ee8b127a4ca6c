import type { DesignName } from "../../schema/designs/index.ts";
import type { Design } from "../theme/design.ts";
import { nameFolders } from "./name-folders.ts";

/** Every design, for what renders whole sites. Visitors get their site's alone: see `load-design.ts`. */
export const designs = nameFolders(
  import.meta.glob<Design>("./*/design.ts", { eager: true, import: "design" }),
) as Readonly<Record<DesignName, Design>>;
