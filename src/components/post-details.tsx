import { chakra, type SystemStyleObject } from "@chakra-ui/react";
import { Children, type ReactNode } from "react";
import type { Text } from "../../schema/text.ts";
import { Chips, Facts } from "./lists.tsx";

interface PostDetailsProps {
  tags: readonly Text[];
  styles: Record<"about" | "facts", SystemStyleObject>;
  /** Short facts, each an element. */
  children: ReactNode;
}

/** Facts and tags of a post, in a list and on its page. */
export function PostDetails({ tags, styles, children }: PostDetailsProps) {
  if (Children.toArray(children).length + tags.length === 0) return null;
  return (
    <chakra.div css={styles.about}>
      {/* A space separates the facts for those who read only the text. */}
      <Facts between=" " css={styles.facts}>
        {children}
      </Facts>
      <Chips items={tags} />
    </chakra.div>
  );
}
