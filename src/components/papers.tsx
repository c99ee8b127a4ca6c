import { chakra } from "@chakra-ui/react";
import type { Block } from "../../schema/blocks/index.ts";
import { useStyles } from "../theme/use-styles.ts";
import { CopyButton } from "./copy-button.tsx";
import { Facts, ItemList } from "./lists.tsx";
import { SiteLink } from "./site-link.tsx";
import { scrollable } from "./text/scrollable.ts";
import { drawText } from "./text/text.tsx";

type Paper = Omit<NonNullable<Block<"publication">["paper"]>, "text">;

interface PaperLinksProps {
  paper: Paper;
  /** Whether it is one of many: then links leave it to what they stand under to say what they are about. */
  isBrief?: boolean;
}

/** Who wrote a publication, what it is, where and when it appeared. */
export function PaperFacts({ paper }: { paper: Paper }) {
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
      <Facts between=" · " css={styles.venue}>
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

/** Where there is more of a publication. */
export function PaperLinks({ paper: { title, links }, isBrief = false }: PaperLinksProps) {
  const styles = useStyles("publications");
  return (
    <ItemList
      items={links}
      css={styles.ways}
      render={(link) => <SiteLink {...link} variant="alone" about={isBrief ? undefined : title} />}
    />
  );
}

/** What others copy into their own file of references. */
export function Bibtex({ text }: { text: string }) {
  return (
    <chakra.div css={useStyles("publications").bibtex}>
      <chakra.pre {...scrollable("BibTeX")}>{text}</chakra.pre>
      <CopyButton name="BibTeX" />
    </chakra.div>
  );
}

/** Names in a row: those of others and the owner's, by turns. Each is one text, for React sets a comment between two. */
function joinAuthors(authors: Paper["authors"], hasOthers: boolean): string[] {
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
