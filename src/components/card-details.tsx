import { chakra } from "@chakra-ui/react";
import { LuX } from "react-icons/lu";
import type { Card } from "../../schema/entities/card.ts";
import { labels } from "../labels.ts";
import * as marks from "../marks.ts";
import { Button } from "./button.tsx";

/** A card's full text: a dialog that a button opens over the page; without scripts it stands where it is. */
export function CardDetails({ card: { details, title } }: { card: Card }) {
  if (!details) return null;
  const { id, label, paragraphs } = details;
  return (
    <>
      <Button alignSelf="start" mt="2" {...{ [marks.needsJs]: true }} command="show-modal" commandfor={id}>
        {label}
      </Button>
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
          {paragraphs.map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
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
    </>
  );
}
