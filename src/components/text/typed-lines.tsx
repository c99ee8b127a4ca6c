import { chakra } from "@chakra-ui/react";
import * as marks from "../../marks.ts";
import { useStyle } from "../../theme/use-styles.ts";
import { TextList } from "../lists.tsx";
import { Typewriter, type TypewriterProps } from "./typewriter.tsx";

/**
 * Lines that are typed. All of them lie unseen in one cell, which has the height of the longest, so that nothing jumps;
 * assistive technology reads them, and without scripts they are simply a list.
 */
export function TypedLines({ typed }: { typed: TypewriterProps }) {
  const look = useStyle("typed");
  return (
    <chakra.div
      css={[
        look,
        {
          "& > *": { gridArea: "1 / 1" },
          [`[${marks.js}] & > ul`]: { display: "grid", opacity: 0, pointerEvents: "none", userSelect: "none" },
          [`[${marks.js}] & li`]: { gridArea: "1 / 1" },
          "& [data-caret]": {
            borderInlineEnd: "2px solid currentcolor",
            marginInlineStart: "1px",
            animation: "blink 1s step-end infinite",
          },
          [`[${marks.motion}=paused] & [data-caret]`]: { display: "none" },
          "@media (prefers-reduced-motion: reduce)": { "& [data-caret]": { display: "none" } },
        },
      ]}
    >
      <TextList items={typed.phrases} {...{ [marks.phrases]: "" }} />
      <chakra.div aria-hidden {...{ [marks.needsJs]: true }}>
        <div {...{ [marks.island]: "typewriter", [marks.props]: JSON.stringify(typed) }}>
          <Typewriter typed={typed} />
        </div>
      </chakra.div>
    </chakra.div>
  );
}
