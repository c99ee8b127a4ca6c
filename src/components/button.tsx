import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { useStyle } from "../theme/use-styles.ts";

interface Variant {
  variant?: "outline" | "primary" | "choice" | "control";
}

const Element = chakra("button", {}, { defaultProps: { type: "button" }, forwardProps: ["command", "commandfor"] });

/** `command` and `commandfor` let the browser open and close a dialog natively (HTML, invoker commands). */
export function Button({ variant = "outline", css = {}, ...props }: HTMLChakraProps<"button"> & Variant) {
  return <Element css={[useStyle("button", { variant }), css]} {...props} />;
}

export function ButtonLink({ variant = "outline", css = {}, ...props }: HTMLChakraProps<"a"> & Variant) {
  return <chakra.a css={[useStyle("button", { variant }), css]} {...props} />;
}
