import { chakra } from "@chakra-ui/react";
import { useId } from "react";
import type { Block } from "../../schema/blocks/index.ts";
import type { ResolvedLink } from "../../schema/links.ts";
import type { Text } from "../../schema/text.ts";
import { BackLink } from "../components/back-link.tsx";
import { ItemList } from "../components/lists.tsx";
import { formatSizes, useWidth } from "../components/pictures/container-width.ts";
import { Picture } from "../components/pictures/picture.tsx";
import { PostDetails } from "../components/post-details.tsx";
import { Section, useIsTopLevel } from "../components/section.tsx";
import { SiteLink } from "../components/site-link.tsx";
import { LongText } from "../components/text/long-text.tsx";
import { textProps } from "../components/text/text.tsx";
import { useLabels } from "../labels.ts";
import { useStyles } from "../theme/use-styles.ts";

/** Maximum line width of the text, in rem. */
const textWidth = 40;

export function Article({ block }: { block: Block<"article"> }) {
  const { id, title, level, date, updated, minutes, draft, tags, image, text } = block;
  const isListed = block.contents.length > 0;
  const styles = useStyles("article", { whole: useIsTopLevel(), listed: isListed });
  const available = useWidth();
  return (
    <Section id={id} title={title} level={level} isText hasMargin={isListed}>
      <chakra.div css={styles.margin}>
        <PostDetails tags={tags} styles={styles}>
          <time dateTime={date.dateTime} {...textProps(date.text)} />
          {updated && <time dateTime={updated.dateTime} {...textProps(updated.text)} />}
          <span {...textProps(minutes)} />
          {draft !== undefined && <strong {...textProps(draft)} />}
        </PostDetails>
        <Contents block={block} styles={styles} />
      </chakra.div>
      {image && (
        <Picture isNatural image={image} sizes={formatSizes(available, { most: textWidth })} css={styles.picture} />
      )}
      <LongText blocks={text} />
      <PostNavigation block={block} />
    </Section>
  );
}

type ArticleStyles = ReturnType<typeof useStyles<"article">>;

/** Table of contents of a long text. */
function Contents({ block: { contents }, styles }: { block: Block<"article">; styles: ArticleStyles }) {
  const heading = useLabels().contents;
  const id = `contents${useId()}`;
  if (contents.length === 0) return null;
  return (
    <chakra.nav aria-labelledby={id} css={styles.contents}>
      <chakra.p id={id} css={styles.contentsTitle} {...textProps(heading)} />
      <ItemList
        as="ol"
        items={contents}
        css={styles.parts}
        render={(part) => <SiteLink href={`#${part.id}`} label={part.label} variant="alone" />}
      />
    </chakra.nav>
  );
}

function PostNavigation({ block: { list, previous, next } }: { block: Block<"article"> }) {
  const styles = useStyles("article");
  const labels = useLabels();
  if (!list && !previous && !next) return null;
  return (
    <chakra.div css={styles.navigation}>
      {previous && <PostNavigationLink name={labels.previousPost} to={previous} />}
      {next && <PostNavigationLink name={labels.nextPost} to={next} />}
      {list && (
        <chakra.p css={styles.list}>
          <BackLink to={list} />
        </chakra.p>
      )}
    </chakra.div>
  );
}

function PostNavigationLink({ name, to }: { name: Text; to: ResolvedLink }) {
  const styles = useStyles("article");
  return (
    <chakra.p css={styles.navigationLink}>
      <chakra.span css={styles.navigationName} {...textProps(name)} /> <SiteLink {...to} variant="alone" />
    </chakra.p>
  );
}
