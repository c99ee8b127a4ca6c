import { chakra } from "@chakra-ui/react";
import type { Block } from "../../schema/blocks/index.ts";
import { deferRendering } from "../components/content-visibility.ts";
import { HiddenText } from "../components/hidden-text.tsx";
import { Bibtex, PublicationDetails, PublicationLinks, PublicationMark } from "../components/publication-details.tsx";
import { LevelHeading, Section } from "../components/section.tsx";
import { SiteLink } from "../components/site-link.tsx";
import { drawText, nodeProps, textProps } from "../components/text/text.tsx";
import { useLabels } from "../labels.ts";
import { spaceForFocusRings } from "../theme/recipes/patterns.ts";
import { useStyles } from "../theme/use-styles.ts";

type ResolvedPublication = Block<"publications">["groups"][number]["papers"][number];

/** Number of publications that are laid out before the visitor scrolls to them. */
const laidOut = 48;
/** Estimated height of a publication in rem. */
const publicationHeight = 9;

const unseenGroup = { ...spaceForFocusRings, ...deferRendering(`calc(var(--items) * ${publicationHeight}rem)`) };
const unseenPublications = {
  [`& > :nth-child(n + ${laidOut})`]: { ...spaceForFocusRings, ...deferRendering(`${publicationHeight}rem`) },
};

/**
 * Publications grouped by year or kind. Native `details` elements show the abstract and the BibTeX entry without
 * scripts. In a long list, titles link to the publications' own pages instead.
 */
export function Publications({ block }: { block: Block<"publications"> }) {
  const { id, title, level, groupLevel, groups, bibtex } = block;
  const hasMarks = groups.some(({ papers }) => papers.some(({ badge, preview }) => badge ?? preview));
  const styles = useStyles("publications", { marks: hasMarks });
  const labels = useLabels();
  let before = 0;
  return (
    <Section id={id} title={title} level={level}>
      {bibtex !== undefined && (
        <chakra.p css={styles.download}>
          <SiteLink href={bibtex} label={labels.allAsBibtex} download variant="alone" />
        </chakra.p>
      )}
      {groups.map((group, index) => {
        const count = group.papers.length;
        const isUnseen = index > 0 && before + count > laidOut;
        before += count;
        return (
          <chakra.div
            key={index}
            css={isUnseen ? [styles.group, unseenGroup] : styles.group}
            style={isUnseen ? { "--items": count } : undefined}
          >
            {group.title !== undefined && <LevelHeading level={groupLevel} css={styles.heading} text={group.title} />}
            <chakra.ol css={count > laidOut ? [styles.list, unseenPublications] : styles.list}>
              {group.papers.map((paper) => (
                <PublicationEntry
                  key={paper.key}
                  paper={paper}
                  level={group.title === undefined ? groupLevel : groupLevel + 1}
                  hasMarks={hasMarks}
                />
              ))}
            </chakra.ol>
          </chakra.div>
        );
      })}
    </Section>
  );
}

interface PublicationEntryProps {
  paper: ResolvedPublication;
  /** Level of its heading. */
  level: number;
  /** True if some publications of the list have a badge or a picture. */
  hasMarks: boolean;
}

function PublicationEntry({ paper, level, hasMarks }: PublicationEntryProps) {
  const { title, href, text } = paper;
  const styles = useStyles("publications", { marks: hasMarks });
  const labels = useLabels();
  return (
    <chakra.li css={styles.paper} {...nodeProps(paper)}>
      <PublicationMark paper={paper} />
      {href === undefined ? (
        <LevelHeading level={level} css={styles.title} text={title} />
      ) : (
        <LevelHeading level={level} css={styles.title}>
          <SiteLink href={href} label={title} variant="quiet" />
        </LevelHeading>
      )}
      <PublicationDetails paper={paper} />
      <chakra.div css={styles.more}>
        <PublicationLinks paper={paper} />
        {text?.abstract !== undefined && (
          <details>
            <summary>
              {drawText(labels.abstract)}
              <HiddenText> {drawText(title)}</HiddenText>
            </summary>
            <chakra.p css={styles.abstract} {...textProps(text.abstract)} />
          </details>
        )}
        {text && (
          <details>
            <summary>
              BibTeX<HiddenText> {drawText(title)}</HiddenText>
            </summary>
            <Bibtex text={text.bibtex} />
          </details>
        )}
      </chakra.div>
    </chakra.li>
  );
}
