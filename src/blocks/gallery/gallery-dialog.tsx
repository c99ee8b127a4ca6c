import { chakra } from "@chakra-ui/react";
import { useLocaleContext } from "@chakra-ui/react/locale";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { LuChevronLeft, LuChevronRight, LuX } from "react-icons/lu";
import type { Block } from "../../../schema/blocks/index.ts";
import type { Text } from "../../../schema/text.ts";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { Figure } from "../../components/pictures/figure.tsx";
import { MovingPicture } from "../../components/pictures/moving-picture.tsx";
import { languageProps, nameProps } from "../../components/text/text.tsx";
import { fillLabel } from "../../fill-label.ts";
import { useLabels } from "../../labels.ts";
import * as marks from "../../marks.ts";
import { plain } from "../../text.ts";

/** The pictures large, one on a screen: a strip that fingers swipe and buttons step along. */
export function GalleryDialog({ block: { dialog, title, pictures } }: { block: Block<"gallery"> }) {
  const labels = useLabels();
  const { locale } = useLocaleContext();
  return (
    <Dialog
      id={dialog}
      aria-label={plain(title ?? labels.pictures)}
      {...{ [marks.needsJs]: true, [marks.entrance]: "rise" }}
      width="100vw"
      height="100%"
      maxWidth="none"
      maxHeight="none"
      display="flex"
      flexDirection="column"
    >
      <chakra.div display="flex" alignItems="center" gap="2" px="gutter" py="2">
        <chakra.p role="status" textStyle="small" color="muted" me="auto">
          <span {...{ [marks.told]: "" }} {...languageProps(labels.picturePosition)} />
          <VisuallyHidden {...{ [marks.told]: "" }} />
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
        {...{ [marks.strip]: "" }}
        // What scrolls can be reached by keys (WCAG 2.2, criterion 2.1.1).
        tabIndex={0}
        _focusVisible={{ outlineOffset: "-5px" }}
        position="relative"
        flex="1"
        minHeight="0"
        display="flex"
        overflowX="auto"
        overflowY="hidden"
        overscrollBehaviorX="contain"
        scrollSnapType="x mandatory"
        css={{ scrollbarWidth: "none", "&::-webkit-scrollbar": { display: "none" } }}
      >
        {pictures.map(({ large, caption }, index) => (
          <Figure
            key={index}
            {...{
              [marks.position]: plain(
                fillLabel(labels.picturePosition, { number: index + 1, total: pictures.length }, locale),
              ),
            }}
            caption={caption}
            flex="0 0 100%"
            scrollSnapAlign="center"
            scrollSnapStop="always"
            display="flex"
            flexDirection="column"
            alignItems="center"
            px={{ base: "2", sm: "gutter" }}
            pb="4"
            css={{ "& figcaption": { textAlign: "center", textWrap: "balance" } }}
          >
            <MovingPicture
              image={{ ...large, isWhole: true }}
              sizes={`min(100vw, ${Math.round((large.width / large.height) * 100)}vh)`}
              flex="1"
              minHeight="0"
              width="full"
              bg="transparent"
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
    <Button variant="control" {...{ [marks.step]: by }} {...nameProps(label)}>
      <Icon aria-hidden {...{ [marks.points]: true }} size="1.25rem" />
    </Button>
  );
}
