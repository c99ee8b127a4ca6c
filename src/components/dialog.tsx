import { chakra, type HTMLChakraProps } from "@chakra-ui/react";

/** The browser's own dialog, which `client/enhancements/dialogs.ts` opens and closes: over a page that is dimmed. */
export function Dialog(props: HTMLChakraProps<"dialog">) {
  return (
    <chakra.dialog
      bg="page"
      color="text"
      borderColor="line"
      css={{ "&::backdrop": { background: "rgb(0 0 0 / 0.55)" }, "&:not([open])": { display: "none" } }}
      {...props}
    />
  );
}
