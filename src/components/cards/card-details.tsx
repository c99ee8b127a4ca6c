import { chakra } from "@chakra-ui/react";
import { LuX } from "react-icons/lu";
import type { Card } from "../../../schema/entities/card.ts";
import { useLabels } from "../../labels.ts";
import * as marks from "../../marks.ts";
import { Button } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { LongText } from "../text/long-text.tsx";
import { nameProps, textProps } from "../text/text.tsx";

/** A card's full text: a dialog that a button opens over the page; without scripts it stands where it is. */
export function CardDetails({ card: { details, title } }: { card: Card }) {
  const labels = useLabels();
  if (!details) return null;
  const { id, label, text } = details;
  return (
    <>
      <Button
        alignSelf="start"
        mt="2"
        {...{ [marks.needsJs]: true }}
        command="show-modal"
        commandfor={id}
        {...textProps(label)}
      />
      <Dialog
        kind="sheet"
        id={id}
        aria-labelledby={`${id}_title`}
        {...{ [marks.entrance]: "rise" }}
        margin="auto"
        width="min(100% - min(2rem, 6vw), 36rem)"
        maxHeight="min(85%, 48rem)"
        overflowY="auto"
        // Where there is no room for the title beside the way out, it stands under it.
        display="flex"
        flexFlow="row-reverse wrap"
        alignItems="start"
        gap="4"
        p="min(2rem, 6vw)"
      >
        <Button
          variant="control"
          {...{ [marks.needsJs]: true }}
          command="close"
          commandfor={id}
          {...nameProps(labels.close)}
          // However long the text, the way out stays in sight.
          position="sticky"
          top="0"
          mt="-1"
          bg="page"
        >
          <LuX aria-hidden size="1.25rem" />
        </Button>
        <chakra.h2 id={`${id}_title`} textStyle="section" flex="1 1 9rem" textWrap="balance" {...textProps(title)} />
        <chakra.div display="flex" flexDirection="column" gap="4" flex="1 1 100%" minWidth="0">
          <LongText blocks={text} />
        </chakra.div>
      </Dialog>
    </>
  );
}
