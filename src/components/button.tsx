import { chakra } from "@chakra-ui/react";
import { buttonRecipe } from "../theme/recipes.ts";

/** A button. `command` and `commandfor` let the browser open and close a dialog by itself (HTML, invoker commands). */
export const Button = chakra("button", buttonRecipe, {
  defaultProps: { type: "button" },
  forwardProps: ["command", "commandfor"],
});

/** A link that looks like a button. */
export const ButtonLink = chakra("a", buttonRecipe);
