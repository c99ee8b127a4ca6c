import { chakra } from "@chakra-ui/react";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { LuChevronLeft, LuChevronRight, LuX } from "react-icons/lu";
import type { Block } from "../../schema/blocks/index.ts";
import type { Text } from "../../schema/text.ts";
import { Button } from "../components/button.tsx";
import { Dialog } from "../components/dialog.tsx";
import { Figure } from "../components/pictures/figure.tsx";
import { MovingPicture } from "../components/pictures/moving-picture.tsx";
import { languageProps, nameProps } from "../components/text/text.tsx";
import * as dataAttributes from "../data-attributes.ts";
import { fillLabel, useLabels, useLanguage } from "../labels.ts";
import { plain } from "../text.ts";
import { useStyles } from "../theme/use-styles.ts";

/** A carousel of large pictures, one per screen: swiped by touch, or stepped through by buttons. */
export function GalleryDialog({ block: { dialog, title, pictures } }: { block: Block<"gallery"> }) {
  const styles = useStyles("gallery");
  const labels = useLabels();
  const language = useLanguage();
  return (
    <Dialog
      id={dialog}
      aria-label={plain(title ?? labels.pictures)}
      {...{ [dataAttributes.needsJs]: true, [dataAttributes.entrance]: "rise" }}
      css={styles.dialog}
    >
      <chakra.div css={styles.head}>
        <chakra.p role="status" css={styles.status}>
          <span {...{ [dataAttributes.announcement]: "" }} {...languageProps(labels.picturePosition)} />
          <VisuallyHidden {...{ [dataAttributes.announcement]: "" }} />
        </chakra.p>
        {pictures.length > 1 && (
          <>
            <StepButton by={-1} label={labels.previousPicture} />
            <StepButton by={1} label={labels.nextPicture} />
          </>
        )}
        <Button variant="control" command="close" commandfor={dialog} {...nameProps(labels.close)}>
          <LuX aria-hidden size="1.25rem" />
        </Button>
      </chakra.div>
      <chakra.div
        {...{ [dataAttributes.strip]: "" }}
        // A scrollable element must be reachable by keyboard (WCAG 2.2, criterion 2.1.1).
        tabIndex={0}
        css={styles.strip}
      >
        {pictures.map(({ large, caption }, index) => (
          <Figure
            key={index}
            {...{
              [dataAttributes.position]: plain(
                fillLabel(labels.picturePosition, { number: index + 1, total: pictures.length }, language),
              ),
            }}
            caption={caption}
            css={styles.large}
            captionCss={styles.largeCaption}
          >
            <MovingPicture
              image={{ ...large, isWhole: true }}
              sizes={`min(100vw, ${Math.round((large.width / large.height) * 100)}vh)`}
              css={styles.largeFrame}
            />
          </Figure>
        ))}
      </chakra.div>
    </Dialog>
  );
}

function StepButton({ by, label }: { by: 1 | -1; label: Text }) {
  const Icon = by > 0 ? LuChevronRight : LuChevronLeft;
  return (
    <Button variant="control" {...{ [dataAttributes.step]: by }} {...nameProps(label)}>
      <Icon aria-hidden {...{ [dataAttributes.points]: true }} size="1.25rem" />
    </Button>
  );
}
