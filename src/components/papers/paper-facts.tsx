import { chakra } from "@chakra-ui/react";
import type { Block } from "../../../schema/blocks/index.ts";
import { useStyles } from "../../theme/use-styles.ts";
import { SiteLink } from "../site-link.tsx";

type Paper = Omit<NonNullable<Block<"publication">["paper"]>, "text">;

interface PaperFactsProps {
  paper: Paper;
  /** Whether it is one of many: then links leave it to what they stand under to say what they are about. */
  isBrief?: boolean;
}

/** Who wrote a publication, where and when it appeared, and where there is more of it. */
export function PaperFacts({ paper, isBrief = false }: PaperFactsProps) {
  const { title, authors, hasOthers, venue, date, links } = paper;
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
      {(venue !== undefined || date) && (
        <chakra.p css={styles.venue}>
          {venue !== undefined && <cite>{venue}</cite>}
          {venue !== undefined && date && " · "}
          {date && <time dateTime={date.dateTime}>{date.text}</time>}
        </chakra.p>
      )}
      {links.length > 0 && (
        <chakra.ul css={styles.ways}>
          {links.map(({ label, ...destination }, index) => (
            <li key={index}>
              <SiteLink {...destination} variant="alone" about={isBrief ? undefined : title}>
                {label}
              </SiteLink>
            </li>
          ))}
        </chakra.ul>
      )}
    </>
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
