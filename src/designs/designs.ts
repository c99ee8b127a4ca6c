import type { DesignName } from "../../schema/designs/index.ts";
import type { Design } from "../theme/design.ts";
import { nameFolders } from "./name-folders.ts";

/** All designs, to render any site. Visitors load only their site's design: see `load-design.ts`. */
export const designs = nameFolders(
  import.meta.glob<Design>("./*/design.ts", { eager: true, import: "design" }),
) as Readonly<Record<DesignName, Design>>;
