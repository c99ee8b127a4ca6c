import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { useStyle } from "../theme/use-styles.ts";

/** A native modal dialog with a dimmed backdrop. `client/enhancements/dialogs.ts` opens and closes it. */
export function Dialog({ kind, css = {}, ...props }: HTMLChakraProps<"dialog"> & { kind?: "sheet" }) {
  return <chakra.dialog css={[useStyle("dialog", { kind }), css]} {...props} />;
}
