import type { DesignName } from "../../schema/designs/index.ts";
import * as marks from "../marks.ts";
import type { Design } from "../theme/design.ts";

const files: Readonly<Record<DesignName, () => Promise<{ design: Design }>>> = {
  bench: () => import("./bench/design.ts"),
  paper: () => import("./paper/design.ts"),
  rail: () => import("./rail/design.ts"),
  poster: () => import("./poster/design.ts"),
};

/** The design of the document that stands. */
export function documentDesign(): DesignName {
  const name = document.documentElement.getAttribute(marks.design);
  return name !== null && Object.hasOwn(files, name) ? (name as DesignName) : "bench";
}

/** Fetches the design of a site, once. */
export async function loadDesign(name: DesignName): Promise<Design> {
  return (await files[name]()).design;
}
