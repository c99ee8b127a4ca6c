import { chakra } from "@chakra-ui/react";
import type { DateText } from "../../../schema/entities/dates.ts";
import type { Text, Traced } from "../../../schema/text.ts";
import type { Words as FormedWords } from "../../../schema/words/tree.ts";
import { plain } from "../../text.ts";
import { useStyles } from "../../theme/use-styles.ts";
import { Time } from "../cards/card-content.tsx";
import { GridParts } from "../grid-parts.tsx";
import { LevelHeading } from "../section.tsx";
import { SiteLink } from "../site-link.tsx";
import { nodeProps, textProps } from "../text/text.tsx";
import { Paragraph } from "../text/words.tsx";
import { AboutPost } from "./about-post.tsx";

/** Something to read: a post of this site, or what was published elsewhere. */
export interface PostEntry extends Traced {
  level: number;
  title: Text;
  /** Where it is read. */
  href: string | undefined;
  date: DateText | undefined;
  /** What it says, in short. */
  text: FormedWords | undefined;
  /** How long it is read, or where it was published. The first stands for a date that is missing. */
  facts: readonly Text[];
  draft?: Text | undefined;
  tags: readonly Text[];
}

/** About how high an entry is, in rem. */
const entryHeight = 9;

/** Entries down the page: when, what, and what there is to know of them. */
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
      <AboutPost tags={tags} styles={styles}>
        {draft !== undefined && <strong {...textProps(draft)} />}
        {(date ? facts : others).map((fact) => (
          <span key={plain(fact)} {...textProps(fact)} />
        ))}
      </AboutPost>
    </chakra.article>
  );
}
