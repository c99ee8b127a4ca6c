import { chakra } from "@chakra-ui/react";
import type { Block } from "../../../schema/blocks/index.ts";
import { GridParts } from "../../components/grid-parts.tsx";
import { LevelHeading, Section } from "../../components/section.tsx";
import { SiteLink } from "../../components/site-link.tsx";
import { useStyles } from "../../theme/use-styles.ts";

/** About how high a post is, in rem. */
const postHeight = 9;

/** Posts down the page: when, what, and how long they are read. */
export function PostList({ block: { id, title, level, posts } }: { block: Block<"post-list"> }) {
  const styles = useStyles("postList");
  return (
    <Section id={id} title={title} level={level}>
      <GridParts
        items={posts}
        grid={styles.list}
        part={styles.part}
        columns={{ most: 1, narrowest: 0, gap: 0 }}
        rowHeight={postHeight}
        render={(post) => (
          <chakra.article css={styles.post}>
            <chakra.time dateTime={post.date.dateTime} css={styles.date}>
              {post.date.text}
            </chakra.time>
            <LevelHeading level={post.level} css={styles.title}>
              <SiteLink href={post.href} variant="quiet">
                {post.title}
              </SiteLink>
            </LevelHeading>
            {post.description !== undefined && <chakra.p css={styles.text}>{post.description}</chakra.p>}
            <Facts of={[post.draft, post.minutes, ...post.tags]} />
          </chakra.article>
        )}
      />
    </Section>
  );
}

/** Short facts in a line. */
function Facts({ of: facts }: { of: readonly (string | undefined)[] }) {
  return (
    <chakra.ul css={useStyles("postList").facts}>
      {facts.map((fact, index) => fact !== undefined && <li key={index}>{fact}</li>)}
    </chakra.ul>
  );
}
