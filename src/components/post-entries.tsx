import { chakra } from "@chakra-ui/react";
import type { DateText } from "../../schema/entities/dates.ts";
import type { InlineText as InlineTextValue } from "../../schema/rich-text/tree.ts";
import type { Text, Traced } from "../../schema/text.ts";
import { plain } from "../text.ts";
import { useStyles } from "../theme/use-styles.ts";
import { Time } from "./cards/card-content.tsx";
import { GridParts } from "./grid-parts.tsx";
import { PostDetails } from "./post-details.tsx";
import { LevelHeading } from "./section.tsx";
import { SiteLink } from "./site-link.tsx";
import { Paragraph } from "./text/inline-text.tsx";
import { nodeProps, textProps } from "./text/text.tsx";

/** A post of this site, or something published elsewhere. */
export interface PostEntry extends Traced {
  level: number;
  title: Text;
  href: string | undefined;
  date: DateText | undefined;
  text: InlineTextValue | undefined;
  /** Reading time, or where it was published. The first one takes the place of a missing date. */
  facts: readonly Text[];
  draft?: Text | undefined;
  tags: readonly Text[];
}

/** Estimated height of an entry in rem. */
const entryHeight = 9;

export function PostEntries({ entries }: { entries: readonly PostEntry[] }) {
  const styles = useStyles("postList");
  return (
    <GridParts
      items={entries}
      grid={styles.list}
      part={styles.part}
      columns={{ most: 1, narrowest: 0, gap: 0 }}
      rowHeight={entryHeight}
      render={(entry) => <Entry entry={entry} />}
    />
  );
}

function Entry({ entry }: { entry: PostEntry }) {
  const { level, title, href, date, text, facts, draft, tags } = entry;
  const styles = useStyles("postList");
  const [first, ...others] = facts;
  return (
    <chakra.article css={styles.post} {...nodeProps(entry)}>
      {date ? <Time date={date} css={styles.date} /> : <chakra.p css={styles.date} {...textProps(first ?? "")} />}
      {href === undefined ? (
        <LevelHeading level={level} css={styles.title} text={title} />
      ) : (
        <LevelHeading level={level} css={styles.title}>
          <SiteLink href={href} label={title} variant="quiet" />
        </LevelHeading>
      )}
      <Paragraph words={text} css={styles.text} />
      <PostDetails tags={tags} styles={styles}>
        {draft !== undefined && <strong {...textProps(draft)} />}
        {(date ? facts : others).map((fact) => (
          <span key={plain(fact)} {...textProps(fact)} />
        ))}
      </PostDetails>
    </chakra.article>
  );
}
