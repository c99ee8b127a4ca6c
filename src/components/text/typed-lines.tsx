import { chakra, type SystemStyleObject } from "@chakra-ui/react";
import * as dataAttributes from "../../data-attributes.ts";
import { useStyles } from "../../theme/use-styles.ts";
import { TextList } from "../lists.tsx";
import { Typewriter, type TypewriterProps } from "./typewriter.tsx";

/**
 * A line that types itself, over an invisible list of all lines. The list keeps the height of the longest, so that nothing
 * shifts, and assistive technology reads it. Without scripts it is shown instead.
 */
export function TypedLines({ typed, css = {} }: { typed: TypewriterProps; css?: SystemStyleObject }) {
  const styles = useStyles("typed");
  return (
    <chakra.div css={[styles.root, css]}>
      <TextList items={typed.phrases} css={[styles.line, styles.list]} {...{ [dataAttributes.phrases]: "" }} />
      <chakra.div aria-hidden css={styles.line} {...{ [dataAttributes.needsJs]: true }}>
        <div {...{ [dataAttributes.island]: "typewriter", [dataAttributes.props]: JSON.stringify(typed) }}>
          <Typewriter typed={typed} />
        </div>
      </chakra.div>
    </chakra.div>
  );
}
