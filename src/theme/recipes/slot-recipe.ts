import type { SystemStyleObject } from "@chakra-ui/react";

type Parts<Slot extends string> = { [Name in Slot]?: SystemStyleObject };

type Choice = string | boolean;

/** A design's changes to a shared recipe. Without `slots`, which would replace the shared ones. */
export interface Refinement<Slot extends string> {
  base?: Parts<Slot>;
  variants?: Record<string, Record<string, Parts<Slot>>>;
  compoundVariants?: (Record<string, Choice | readonly Choice[] | Parts<Slot>> & { css: Parts<Slot> })[];
  /** Variants used unless the owner chooses others; also selects the design's own layouts. */
  defaultVariants?: Record<string, string | boolean>;
}

interface SlotRecipe<Slot extends string> extends Refinement<NoInfer<Slot>> {
  base: Record<Slot, SystemStyleObject>;
}

/**
 * A slot recipe as Chakra defines it. `base` names every slot.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function slotRecipe<Slot extends string>(recipe: SlotRecipe<Slot>) {
  return { ...recipe, slots: Object.keys(recipe.base) as Slot[] };
}
