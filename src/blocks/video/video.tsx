import { chakra } from "@chakra-ui/react";
import { LuPlay } from "react-icons/lu";
import type { Block } from "../../../schema/blocks/index.ts";
import type { Size } from "../../../schema/pictures/picture.ts";
import { Cover } from "../../components/pictures/cover.tsx";
import { Picture } from "../../components/pictures/picture.tsx";
import { formatSizes, useRoom } from "../../components/pictures/room.ts";
import { Section } from "../../components/section.tsx";
import { SiteLink } from "../../components/site-link.tsx";
import { languageProps } from "../../components/text/text.tsx";
import { useLabels } from "../../labels.ts";
import * as marks from "../../marks.ts";
import { concatTexts, plain } from "../../text.ts";
import { useStyles } from "../../theme/use-styles.ts";

/** The most that a film takes of a page, in rem: one that is upright takes it by its height. */
const mostRem = 36;

/** The proportions that a film's place has before anything of it has come. Where they are not known, most films' own. */
function frameOf(size: Size | undefined) {
  if (size === undefined) return { maxWidth: `${mostRem}rem`, aspectRatio: "16 / 9", objectFit: "contain" } as const;
  const { width, height } = size;
  // What stands in its place may have others, and fills it.
  return {
    htmlWidth: width,
    htmlHeight: height,
    maxWidth: `${mostRem * Math.min(1, width / height)}rem`,
    objectFit: "cover",
  } as const;
}

/** A player that asks nothing of its host before the visitor presses play, and a link to the video's page. */
export function Video({ block: { id, level, title, link, player, film, poster } }: { block: Block<"video"> }) {
  const sizes = formatSizes(useRoom(), { most: 36 });
  const labels = useLabels();
  const styles = useStyles("video");
  return (
    <Section id={id} title={title} level={level}>
      {player !== undefined && (
        <chakra.div
          {...{ [marks.needsJs]: true, [marks.player]: player, [marks.playerTitle]: plain(title) }}
          position="relative"
          aspectRatio="16 / 9"
          maxWidth="36rem"
          overflow="hidden"
          css={[styles.frame, { "& > iframe": { position: "absolute", inset: 0, width: "100%", height: "100%" } }]}
        >
          {poster ? (
            <Picture image={poster} sizes={sizes} position="absolute" inset="0" boxSize="full" />
          ) : (
            <Cover title={plain(title)} position="absolute" inset="0" />
          )}
          <chakra.button
            type="button"
            aria-label={plain(concatTexts([labels.playVideo, ": ", title]))}
            position="absolute"
            inset="0"
            width="full"
            display="grid"
            placeItems="center"
            cursor="pointer"
            // The frame would cut off what stands out of it.
            _focusVisible={{ outlineOffset: "-5px" }}
          >
            <chakra.span css={styles.play} aria-hidden>
              <LuPlay size="1.625rem" />
            </chakra.span>
          </chakra.button>
        </chakra.div>
      )}
      {film ? (
        <chakra.video
          controls
          playsInline
          aria-label={plain(title)}
          {...languageProps(title)}
          src={poster ? film.src : `${film.src}#t=0.001`}
          {...frameOf(film.size)}
          // Without a picture to stand in its place, its own first one is fetched.
          preload={poster ? "none" : "metadata"}
          poster={poster?.src}
          width="full"
          height="auto"
          css={styles.frame}
        >
          {film.captions !== undefined && (
            <track kind="captions" src={film.captions} label={plain(labels.captions)} default />
          )}
        </chakra.video>
      ) : (
        <p>
          <SiteLink href={link.href} label={link.label} variant="alone" />
        </p>
      )}
    </Section>
  );
}
