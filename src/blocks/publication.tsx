import { chakra } from "@chakra-ui/react";
import type { Block } from "../../schema/blocks/index.ts";
import { BackLink } from "../components/back-link.tsx";
import { Bibtex, PublicationDetails, PublicationLinks, PublicationMark } from "../components/publication-details.tsx";
import { LevelHeading, Section } from "../components/section.tsx";
import { textProps } from "../components/text/text.tsx";
import { useLabels } from "../labels.ts";
import { useStyles } from "../theme/use-styles.ts";

export function Publication({ block: { id, level, paper, list } }: { block: Block<"publication"> }) {
  const styles = useStyles("publications");
  const section = useStyles("section");
  const labels = useLabels();
  if (!paper) return null;
  const { abstract, bibtex } = paper.text;
  return (
    <Section id={id} title={undefined} level={level}>
      <LevelHeading level={level} css={[section.title, styles.ownTitle]} text={paper.title} />
      <chakra.div css={styles.own}>
        <chakra.div css={styles.about}>
          <PublicationMark paper={paper} />
          <PublicationDetails paper={paper} />
          <PublicationLinks paper={paper} />
        </chakra.div>
        <chakra.div css={styles.parts}>
          {abstract !== undefined && (
            <chakra.div css={styles.part}>
              <LevelHeading level={level + 1} css={styles.partTitle} text={labels.abstract} />
              <chakra.p css={styles.passage} {...textProps(abstract)} />
            </chakra.div>
          )}
          <chakra.div css={styles.part}>
            <LevelHeading level={level + 1} css={styles.partTitle} text="BibTeX" />
            <Bibtex text={bibtex} />
          </chakra.div>
          {list && (
            <p>
              <BackLink to={list} />
            </p>
          )}
        </chakra.div>
      </chakra.div>
    </Section>
  );
}
