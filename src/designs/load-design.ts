import type { DesignName } from "../../schema/designs/index.ts";
import * as dataAttributes from "../data-attributes.ts";
import type { Design } from "../theme/design.ts";
import { nameFolders } from "./name-folders.ts";

const files = nameFolders(import.meta.glob<Design>("./*/design.ts", { import: "design" }));

export function documentDesign(): DesignName {
  const name = document.documentElement.getAttribute(dataAttributes.design);
  return name !== null && Object.hasOwn(files, name) ? (name as DesignName) : "bench";
}

export async function loadDesign(name: DesignName): Promise<Design> {
  const load = files[name];
  if (!load) throw new Error(`There is no design ${name}.`);
  return load();
}
