import type { SystemStyleObject } from "@chakra-ui/react";

/** The styles of some parts. */
type Parts<Slot extends string> = { [Name in Slot]?: SystemStyleObject };

type Choice = string | boolean;

/** What a design says of a shared recipe. It names no `slots`: they would take the place of the shared ones. */
export interface Refinement<Slot extends string> {
  base?: Parts<Slot>;
  variants?: Record<string, Record<string, Parts<Slot>>>;
  /** What holds where several variants are chosen together. */
  compoundVariants?: (Record<string, Choice | readonly Choice[] | Parts<Slot>> & { css: Parts<Slot> })[];
  /** Which variants it shows where the owner chooses none: also the layouts that it has of its own. */
  defaultVariants?: Record<string, string | boolean>;
}

interface SlotRecipe<Slot extends string> extends Refinement<NoInfer<Slot>> {
  base: Record<Slot, SystemStyleObject>;
}

/**
 * A recipe of something with parts, as Chakra has them, whose `base` names every part.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function slotRecipe<Slot extends string>(recipe: SlotRecipe<Slot>) {
  return { ...recipe, slots: Object.keys(recipe.base) as Slot[] };
}
