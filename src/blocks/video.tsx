import { chakra } from "@chakra-ui/react";
import { LuPlay } from "react-icons/lu";
import type { Block } from "../../schema/blocks/index.ts";
import { formatSizes, useWidth } from "../components/pictures/container-width.ts";
import { Cover } from "../components/pictures/cover.tsx";
import { Picture } from "../components/pictures/picture.tsx";
import { Section } from "../components/section.tsx";
import { SiteLink } from "../components/site-link.tsx";
import { languageProps } from "../components/text/text.tsx";
import * as dataAttributes from "../data-attributes.ts";
import { useLabels } from "../labels.ts";
import { concatTexts, plain } from "../text.ts";
import { useStyles } from "../theme/use-styles.ts";

/** A video player that sends no request to its host before the visitor presses play, and a link to the video's page. */
export function Video({ block: { id, level, title, link, player, film, poster } }: { block: Block<"video"> }) {
  const sizes = formatSizes(useWidth(), { most: 36 });
  const labels = useLabels();
  const styles = useStyles("video");
  // One shape from the poster to the last frame. Without it, the player changes its shape when the film starts.
  const size = film?.size ?? (film && poster);
  return (
    <Section id={id} title={title} level={level}>
      {player !== undefined && (
        <chakra.div
          {...{
            [dataAttributes.needsJs]: true,
            [dataAttributes.player]: player,
            [dataAttributes.playerTitle]: plain(title),
          }}
          css={[styles.frame, styles.player]}
        >
          {poster ? (
            <Picture image={poster} sizes={sizes} css={styles.poster} />
          ) : (
            <Cover title={plain(title)} css={styles.cover} />
          )}
          <chakra.button
            type="button"
            aria-label={plain(concatTexts([labels.playVideo, ": ", title]))}
            css={styles.button}
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
          htmlWidth={size?.width}
          htmlHeight={size?.height}
          // Without a poster, the video's first frame must be fetched.
          preload={poster ? "none" : "metadata"}
          poster={poster?.src}
          css={[styles.frame, styles.film, film.size ? {} : styles.unsized]}
          style={
            size && { aspectRatio: `${size.width} / ${size.height}`, "--share": Math.min(1, size.width / size.height) }
          }
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
