import { chakra, type SystemStyleObject } from "@chakra-ui/react";
import { Children, type ReactNode } from "react";
import type { Text } from "../../../schema/text.ts";
import { Chips, Facts } from "../lists.tsx";

interface AboutPostProps {
  tags: readonly Text[];
  styles: Record<"about" | "facts", SystemStyleObject>;
  /** Short facts, each an element of its own. */
  children: ReactNode;
}

/** What there is to know of a post, in a list as on its page. */
export function AboutPost({ tags, styles, children }: AboutPostProps) {
  if (Children.toArray(children).length + tags.length === 0) return null;
  return (
    <chakra.div css={styles.about}>
      {/* For those who read the words alone, there is a space between two facts. */}
      <Facts between=" " css={styles.facts}>
        {children}
      </Facts>
      <Chips items={tags} />
    </chakra.div>
  );
}
