import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { useStyle } from "../theme/use-styles.ts";

/** The browser's own dialog, which `client/enhancements/dialogs.ts` opens and closes: over a page that is dimmed. */
export function Dialog({ kind, css = {}, ...props }: HTMLChakraProps<"dialog"> & { kind?: "sheet" }) {
  return <chakra.dialog css={[useStyle("dialog", { kind }), css]} {...props} />;
}
