import { chakra } from "@chakra-ui/react";
import { LuX } from "react-icons/lu";
import type { Card } from "../../../schema/entities/card.ts";
import * as dataAttributes from "../../data-attributes.ts";
import { useLabels } from "../../labels.ts";
import { useStyles } from "../../theme/use-styles.ts";
import { Button } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { HiddenText } from "../hidden-text.tsx";
import { LongText } from "../text/long-text.tsx";
import { drawText, nameProps, textProps } from "../text/text.tsx";

/** A card's full text: a dialog opened by a button. Without scripts it is shown in place. */
export function CardDetails({ card: { details, title } }: { card: Card }) {
  const labels = useLabels();
  const styles = useStyles("details");
  if (!details) return null;
  const { id, label, text } = details;
  return (
    <>
      <Button css={styles.open} {...{ [dataAttributes.needsJs]: true }} command="show-modal" commandfor={id}>
        {drawText(label)}
        <HiddenText> {drawText(title)}</HiddenText>
      </Button>
      <Dialog
        kind="sheet"
        id={id}
        aria-labelledby={`${id}_title`}
        {...{ [dataAttributes.entrance]: "rise" }}
        css={styles.root}
      >
        <Button
          variant="control"
          {...{ [dataAttributes.needsJs]: true }}
          command="close"
          commandfor={id}
          {...nameProps(labels.close)}
          css={styles.close}
        >
          <LuX aria-hidden size="1.25rem" />
        </Button>
        <chakra.h2
          {...{ [dataAttributes.dialogTitle]: "" }}
          id={`${id}_title`}
          css={styles.title}
          {...textProps(title)}
        />
        <chakra.div css={styles.text}>
          <LongText blocks={text} />
        </chakra.div>
      </Dialog>
    </>
  );
}
