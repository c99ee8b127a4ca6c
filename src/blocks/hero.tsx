import { chakra } from "@chakra-ui/react";
import { useContext } from "react";
import type { Block } from "../../schema/blocks/index.ts";
import { Actions } from "../components/actions.tsx";
import { IconLinks } from "../components/icon-links.tsx";
import { Chips } from "../components/lists.tsx";
import { MovingPicture } from "../components/pictures/moving-picture.tsx";
import { BlockNode, LevelHeading, useIsTopLevel } from "../components/section.tsx";
import { Paragraph } from "../components/text/inline-text.tsx";
import { textProps } from "../components/text/text.tsx";
import { TypedLines } from "../components/text/typed-lines.tsx";
import { useStyles } from "../theme/use-styles.ts";

/** `sizes` of the photo, and of a picture in its place. The widths are the theme's breakpoints. */
const photoSizes = "(min-width: 75rem) 20rem, (min-width: 56.25rem) 17.5rem, (min-width: 37.5rem) 11rem, 7rem";
const imageSizes = "(min-width: 75rem) 28rem, (min-width: 56.25rem) 37vw, min(36rem, 92vw)";

export function Hero({ block }: { block: Block<"hero"> }) {
  const { id, level, heading, role, text, typed, list, actions, links, photo, image } = block;
  const { variant, shape, isName, isRole } = block;
  const hasActions = actions.length + links.length > 0;
  const styles = useStyles("hero", {
    variant,
    shape,
    isName,
    isRole,
    first: level === 1,
    whole: useIsTopLevel(),
    picture: photo && image ? "both" : image ? "image" : photo ? "photo" : "none",
    hasTyped: typed !== undefined,
  });
  return (
    <chakra.section id={id} css={styles.root} {...useContext(BlockNode)}>
      <chakra.div css={styles.body}>
        <chakra.div aria-hidden css={styles.ground} />
        {photo && (
          <MovingPicture
            image={photo}
            sizes={image ? "6rem" : photoSizes}
            css={image ? styles.smallPhoto : styles.photo}
          />
        )}
        <chakra.div css={styles.titles}>
          <LevelHeading level={level} css={styles.heading} text={heading} />
          {role !== undefined && <chakra.p css={styles.role} {...textProps(role)} />}
        </chakra.div>
        {(typed || hasActions) && (
          <chakra.div css={styles.story}>
            {typed && (
              <chakra.div css={styles.typed}>
                <TypedLines typed={typed} css={styles.lines} />
              </chakra.div>
            )}
            {hasActions && (
              <chakra.div css={styles.actions}>
                <Actions actions={actions} />
                <IconLinks links={links} css={actions.length > 0 ? styles.links : {}} />
              </chakra.div>
            )}
          </chakra.div>
        )}
      </chakra.div>
      {image && (
        <chakra.div css={styles.image}>
          <MovingPicture image={image} sizes={imageSizes} isNatural css={styles.frame} />
        </chakra.div>
      )}
      {(text || list) && (
        <chakra.div css={styles.about}>
          <Paragraph words={text} css={styles.text} />
          {list && (
            <chakra.div css={styles.list}>
              <LevelHeading level={list.level} css={styles.listTitle} text={list.title} />
              <Chips items={list.items} />
            </chakra.div>
          )}
        </chakra.div>
      )}
    </chakra.section>
  );
}
