import { chakra } from "@chakra-ui/react";
import { LuPause, LuPlay } from "react-icons/lu";
import * as dataAttributes from "../../data-attributes.ts";
import { useLabels } from "../../labels.ts";
import { concatTexts, plain } from "../../text.ts";
import { useStyles } from "../../theme/use-styles.ts";
import { Button } from "../button.tsx";
import { textProps } from "../text/text.tsx";
import { Picture, type PictureProps } from "./picture.tsx";

/**
 * A picture that may be animated: its first frame, with a button that plays and pauses it (WCAG 2.2, criterion 2.2.2).
 * It plays automatically unless motion is paused. Without scripts a link opens the animated file.
 */
export function MovingPicture({ image, sizes, isNatural = false, css = {}, ...frame }: PictureProps) {
  const styles = useStyles("picture", { natural: isNatural });
  const { playAnimation } = useLabels();
  const { moving, alt } = image;
  if (moving === undefined) return <Picture image={image} sizes={sizes} isNatural={isNatural} css={css} {...frame} />;
  const name = alt === "" ? playAnimation : concatTexts([playAnimation, ": ", alt]);
  return (
    <chakra.div {...{ [dataAttributes.moving]: "" }} {...frame} css={[styles.moving, css]}>
      <Picture image={image} sizes={sizes} isNatural={isNatural} css={styles.still} />
      <Button
        variant="control"
        {...{ [dataAttributes.needsJs]: true, [dataAttributes.screenOnly]: true }}
        aria-pressed={false}
        aria-label={plain(name)}
        css={styles.button}
      >
        <LuPause aria-hidden size="1.125rem" />
        <LuPlay aria-hidden size="1.125rem" />
      </Button>
      <chakra.p {...{ [dataAttributes.withoutJs]: true, [dataAttributes.screenOnly]: true }} css={styles.link}>
        <a href={moving} {...textProps(name)} />
      </chakra.p>
    </chakra.div>
  );
}
