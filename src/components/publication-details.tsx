import { chakra } from "@chakra-ui/react";
import type { Block } from "../../schema/blocks/index.ts";
import { useStyles } from "../theme/use-styles.ts";
import { CopyButton } from "./copy-button.tsx";
import { Facts, ItemList } from "./lists.tsx";
import { formatSizes, useWidth } from "./pictures/container-width.ts";
import { Picture } from "./pictures/picture.tsx";
import { SiteLink } from "./site-link.tsx";
import { scrollable } from "./text/scrollable.ts";
import { drawText } from "./text/text.tsx";

/** Maximum width of a publication's picture, in rem. */
const previewWidth = 20;

type ResolvedPublication = Omit<NonNullable<Block<"publication">["paper"]>, "text">;

/** Authors, kind, venue, date and notes of a publication. */
export function PublicationDetails({ paper }: { paper: ResolvedPublication }) {
  const { authors, hasOthers, genre, venue, editors, publisher, date, status, note } = paper;
  const styles = useStyles("publications");
  return (
    <>
      {authors.length > 0 && (
        <chakra.p css={styles.authors}>
          {joinAuthors(authors, hasOthers).map((names, index) =>
            index % 2 === 0 ? (
              names
            ) : (
              <chakra.b key={index} css={styles.owner}>
                {names}
              </chakra.b>
            ),
          )}
        </chakra.p>
      )}
      <Facts between={"\u00a0· "} css={styles.venue}>
        {genre !== undefined && drawText(genre)}
        {venue && <cite>{venue}</cite>}
        {editors !== undefined && drawText(editors)}
        {publisher}
        {date && <time dateTime={date.dateTime}>{date.text}</time>}
        {status}
        {note}
      </Facts>
    </>
  );
}

/** The short name of the venue, over the publication's picture. */
export function PublicationMark({ paper: { badge, preview } }: { paper: ResolvedPublication }) {
  const styles = useStyles("publications");
  const available = useWidth();
  if (badge === undefined && !preview) return null;
  return (
    <chakra.div css={styles.mark}>
      {badge !== undefined && <chakra.span css={styles.badge}>{badge}</chakra.span>}
      {preview && (
        <Picture
          isNatural
          image={preview}
          sizes={formatSizes(available, { most: previewWidth })}
          css={styles.preview}
        />
      )}
    </chakra.div>
  );
}

export function PublicationLinks({ paper: { title, links } }: { paper: ResolvedPublication }) {
  const styles = useStyles("publications");
  return (
    <ItemList
      items={links}
      css={styles.links}
      render={(link) => <SiteLink {...link} variant="alone" about={title} />}
    />
  );
}

export function Bibtex({ text }: { text: string }) {
  return (
    <chakra.div css={useStyles("publications").bibtex}>
      <chakra.pre {...scrollable("BibTeX")}>{text}</chakra.pre>
      <CopyButton name="BibTeX" />
    </chakra.div>
  );
}

/** Author names joined into strings, because React puts comments between text nodes. Odd indexes are the owner. */
function joinAuthors(authors: ResolvedPublication["authors"], hasOthers: boolean): string[] {
  const parts = [""];
  const add = (text: string) => parts.push((parts.pop() ?? "") + text);
  for (const [index, { name, isOwner }] of authors.entries()) {
    if (index > 0) add(", ");
    if (isOwner) parts.push(name, "");
    else add(name);
  }
  if (hasOthers) add(" et al.");
  return parts;
}
