import { chakra } from "@chakra-ui/react";
import { LuPause, LuPlay } from "react-icons/lu";
import { useLabels } from "../../labels.ts";
import * as marks from "../../marks.ts";
import { concatTexts, plain } from "../../text.ts";
import { Button } from "../button.tsx";
import { textProps } from "../text/text.tsx";
import { Picture, type PictureProps } from "./picture.tsx";

/**
 * A picture that may move: its first frame, with a button that plays and pauses it (WCAG 2.2, criterion 2.2.2). It
 * plays by itself where visitors have nothing against that. Without scripts a link opens the picture that moves.
 */
export function MovingPicture({ image, sizes, isNatural = false, ...frame }: PictureProps) {
  const { playAnimation } = useLabels();
  const { moving, alt } = image;
  if (moving === undefined) return <Picture image={image} sizes={sizes} isNatural={isNatural} {...frame} />;
  const name = alt === "" ? playAnimation : concatTexts([playAnimation, ": ", alt]);
  return (
    <chakra.div
      {...{ [marks.moving]: "" }}
      position="relative"
      {...(isNatural ? { width: "fit-content", maxWidth: "full" } : {})}
      {...frame}
    >
      <Picture
        image={image}
        sizes={sizes}
        isNatural={isNatural}
        borderRadius="inherit"
        {...(isNatural ? {} : { boxSize: "full" })}
      />
      <Button
        variant="control"
        {...{ [marks.needsJs]: true, [marks.screenOnly]: true }}
        aria-pressed={false}
        aria-label={plain(name)}
        position="absolute"
        bottom="2"
        insetEnd="2"
        bg="page"
        borderWidth="1px"
        borderColor="line"
        css={{ "&[aria-pressed=true] > :last-of-type, &[aria-pressed=false] > :first-of-type": { display: "none" } }}
      >
        <LuPause aria-hidden size="1.125rem" />
        <LuPlay aria-hidden size="1.125rem" />
      </Button>
      <chakra.p {...{ [marks.withoutJs]: true, [marks.screenOnly]: true }} textStyle="small" py="1">
        <chakra.a href={moving} color="accent" {...textProps(name)} />
      </chakra.p>
    </chakra.div>
  );
}
