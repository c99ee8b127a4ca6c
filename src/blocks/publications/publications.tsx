import { chakra } from "@chakra-ui/react";
import type { Block } from "../../../schema/blocks/index.ts";
import { outOfSight, roomForRings } from "../../components/out-of-sight.ts";
import { Bibtex, PaperFacts, PaperLinks } from "../../components/papers/paper-facts.tsx";
import { LevelHeading, Section } from "../../components/section.tsx";
import { SiteLink } from "../../components/site-link.tsx";
import { textProps } from "../../components/text/text.tsx";
import { useLabels } from "../../labels.ts";
import { useStyles } from "../../theme/use-styles.ts";

type Group = Block<"publications">["groups"][number];
type Paper = Group["papers"][number];

/** How many publications are laid out before anybody has scrolled to them. */
const laidOut = 48;
/** About how high one is, in rem. */
const paperHeight = 9;

/**
 * Publications under their years or kinds: the browser's own `details` open what else there is, without scripts; in a long
 * list the title leads to it.
 */
export function Publications({ block }: { block: Block<"publications"> }) {
  const { id, title, level, groupLevel, groups, bibtex } = block;
  const styles = useStyles("publications");
  const labels = useLabels();
  const unseen = { ...roomForRings, ...outOfSight(`calc(var(--items) * ${paperHeight}rem)`) };
  let before = 0;
  return (
    <Section id={id} title={title} level={level}>
      {bibtex !== undefined && (
        <chakra.p css={styles.download}>
          <SiteLink href={bibtex} label={labels.allAsBibtex} download variant="alone" />
        </chakra.p>
      )}
      {groups.map((group, index) => {
        const isUnseen = index > 0 && before + group.papers.length > laidOut;
        before += group.papers.length;
        return (
          <chakra.div
            key={index}
            css={isUnseen ? [styles.group, unseen] : styles.group}
            style={isUnseen ? { "--items": group.papers.length } : undefined}
          >
            {group.title !== undefined && <LevelHeading level={groupLevel} css={styles.heading} text={group.title} />}
            <PaperList papers={group.papers} />
          </chakra.div>
        );
      })}
    </Section>
  );
}

function PaperList({ papers }: { papers: readonly Paper[] }) {
  const styles = useStyles("publications");
  const isLong = papers.length > laidOut;
  const unseen = { [`& > :nth-child(n + ${laidOut})`]: { ...roomForRings, ...outOfSight(`${paperHeight}rem`) } };
  return (
    <chakra.ol css={isLong ? [styles.list, unseen] : styles.list}>
      {papers.map((paper) => (
        <PaperEntry key={paper.key} paper={paper} />
      ))}
    </chakra.ol>
  );
}

function PaperEntry({ paper }: { paper: Paper }) {
  const { title, href, text } = paper;
  const styles = useStyles("publications");
  return (
    <chakra.li css={styles.paper}>
      {href === undefined ? (
        <chakra.p css={styles.title} {...textProps(title)} />
      ) : (
        <chakra.p css={styles.title}>
          <SiteLink href={href} label={title} variant="quiet" />
        </chakra.p>
      )}
      <PaperFacts paper={paper} />
      <chakra.div css={styles.more}>
        <PaperLinks paper={paper} isBrief={!text} />
        {text && <PaperText text={text} />}
      </chakra.div>
    </chakra.li>
  );
}

function PaperText({ text: { abstract, bibtex } }: { text: NonNullable<Paper["text"]> }) {
  const styles = useStyles("publications");
  const labels = useLabels();
  return (
    <>
      {abstract !== undefined && (
        <details>
          <summary>{labels.abstract}</summary>
          <chakra.p css={styles.abstract} {...textProps(abstract)} />
        </details>
      )}
      <details>
        <summary>BibTeX</summary>
        <Bibtex text={bibtex} />
      </details>
    </>
  );
}
