import { defineRecipe } from "@chakra-ui/react";
import * as marks from "../../../marks.ts";

/** A button that copies what stands before it: its sign changes for the moment after it has. */
export const copy = defineRecipe({
  base: {
    marginInlineStart: "1",
    verticalAlign: "middle",
    [`&:not([${marks.copied}]) > :last-of-type`]: { display: "none" },
    [`&[${marks.copied}]`]: { color: "accent" },
    [`&[${marks.copied}] > :first-of-type`]: { display: "none" },
  },
});
