import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { useStyle } from "../theme/use-styles.ts";

interface Variant {
  variant?: "outline" | "primary" | "choice" | "control";
}

const Element = chakra("button", {}, { defaultProps: { type: "button" }, forwardProps: ["command", "commandfor"] });

/** A button. `command` and `commandfor` let the browser open and close a dialog by itself (HTML, invoker commands). */
export function Button({ variant = "outline", css = {}, ...props }: HTMLChakraProps<"button"> & Variant) {
  return <Element css={[useStyle("button", { variant }), css]} {...props} />;
}

/** A link that looks like a button. */
export function ButtonLink({ variant = "outline", css = {}, ...props }: HTMLChakraProps<"a"> & Variant) {
  return <chakra.a css={[useStyle("button", { variant }), css]} {...props} />;
}
