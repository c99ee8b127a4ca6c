import { type SystemContext, type SystemStyleObject, useChakraContext } from "@chakra-ui/react";
import type { Slot } from "./design.ts";
import type * as recipes from "./recipes/recipes.ts";
import type * as slotRecipes from "./recipes/slot-recipes.ts";

export type Variants = Readonly<Record<string, string | boolean | undefined>>;

/** Cached styles by design, recipe and variants: ten thousand cards request the same. */
const known = new WeakMap<SystemContext, Map<string, unknown>>();

function recall<Styles>(system: SystemContext, key: string, make: () => Styles): Styles {
  const styles = known.get(system) ?? new Map<string, unknown>();
  known.set(system, styles);
  if (!styles.has(key)) styles.set(key, make());
  return styles.get(key) as Styles;
}

export function useStyles<Name extends keyof typeof slotRecipes>(
  name: Name,
  variants: Variants = {},
): Record<Slot<Name>, SystemStyleObject> {
  const system = useChakraContext();
  return recall(system, `${name} ${JSON.stringify(variants)}`, () => system.getSlotRecipeFn(name)(variants));
}

export function useStyle(name: keyof typeof recipes, variants: Variants = {}): SystemStyleObject {
  const system = useChakraContext();
  return recall(system, `${name} ${JSON.stringify(variants)}`, () => system.getRecipeFn(name)(variants));
}
