import { chakra } from "@chakra-ui/react";
import { labels } from "../labels.ts";
import * as marks from "../marks.ts";

/** The first stop of the keyboard: past the navigation (WCAG 2.2, criterion 2.4.1). */
export function SkipLink() {
  return (
    <chakra.a
      href={`#${marks.contentId}`}
      position="absolute"
      top="2"
      insetStart="2"
      zIndex="landing"
      px="4"
      py="2"
      bg="page"
      borderRadius="control"
      {...{ [marks.screenOnly]: true }}
      css={{ "&:not(:focus)": { clipPath: "inset(50%)", width: "1px", height: "1px", overflow: "hidden", padding: 0 } }}
    >
      {labels.skipToContent}
    </chakra.a>
  );
}
