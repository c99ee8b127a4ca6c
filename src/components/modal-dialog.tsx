import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { LuX } from "react-icons/lu";
import { labels } from "../labels.ts";
import * as marks from "../marks.ts";
import { Button } from "./button.tsx";

/** A text that a button opens over the page; without scripts it stands where it is. */
export function ModalDialog({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <chakra.dialog
      id={id}
      aria-labelledby={`${id}_title`}
      {...{ [marks.entrance]: "rise" }}
      margin="auto"
      width="min(100% - 2rem, 36rem)"
      maxHeight="min(85dvh, 48rem)"
      overflowY="auto"
      p="8"
      bg="page"
      color="text"
      borderWidth="1px"
      borderColor="line"
      borderRadius="card"
      css={{ "&::backdrop": { background: "rgb(0 0 0 / 0.55)" }, "&:not([open])": { display: "none" } }}
    >
      <chakra.div display="flex" flexDirection="column" gap="4">
        <chakra.h2 id={`${id}_title`} textStyle="section" pe="12" textWrap="balance">
          {title}
        </chakra.h2>
        {children}
      </chakra.div>
      <Button
        variant="control"
        {...{ [marks.needsJs]: true }}
        command="close"
        commandfor={id}
        aria-label={labels.close}
        position="absolute"
        top="6"
        insetEnd="6"
      >
        <LuX aria-hidden size="1.25rem" />
      </Button>
    </chakra.dialog>
  );
}
