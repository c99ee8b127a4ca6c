import { chakra, type SystemStyleObject } from "@chakra-ui/react";
import { Fragment, type ReactNode } from "react";
import { Chips } from "../lists.tsx";

interface AboutPostProps {
  /** Short facts, each an element of its own. */
  facts: readonly ReactNode[];
  tags: readonly string[];
  styles: Record<"about" | "facts", SystemStyleObject>;
}

/** What there is to know of a post, in a list as on its page. */
export function AboutPost({ facts, tags, styles }: AboutPostProps) {
  if (facts.length + tags.length === 0) return null;
  return (
    <chakra.div css={styles.about}>
      {facts.length > 0 && (
        <chakra.p css={styles.facts}>
          {facts.map((fact, index) => (
            // For those who read the words alone, there is a space between two facts.
            <Fragment key={index}>
              {index > 0 && " "}
              {fact}
            </Fragment>
          ))}
        </chakra.p>
      )}
      {tags.length > 0 && <Chips items={tags} />}
    </chakra.div>
  );
}
