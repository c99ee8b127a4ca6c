import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { useStyle } from "../theme/use-styles.ts";

/** The browser's own dialog, which `client/enhancements/dialogs.ts` opens and closes: over a page that is dimmed. */
export function Dialog({ kind, css = {}, ...props }: HTMLChakraProps<"dialog"> & { kind?: "sheet" }) {
  // One that is closed is not seen, whatever its own look says.
  return (
    <chakra.dialog css={[useStyle("dialog", { kind }), css, { "&:not([open])": { display: "none" } }]} {...props} />
  );
}
