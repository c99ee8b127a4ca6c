import { chakra } from "@chakra-ui/react";
import type { Block } from "../../../schema/blocks/index.ts";
import { LevelHeading } from "../../components/section.tsx";
import { Words } from "../../components/text/words.tsx";
import { TypedLines } from "../../islands/typed-lines.tsx";

export function Heading({ block: { id, level, text, intro, typed } }: { block: Block<"heading"> }) {
  return (
    <chakra.div id={id} display="flex" flexDirection="column" gap="3">
      <LevelHeading level={level}>{text}</LevelHeading>
      {intro !== undefined && (
        <chakra.p textStyle="lead" color="muted" maxWidth="measure">
          <Words words={intro} />
        </chakra.p>
      )}
      {typed && <TypedLines typed={typed} />}
    </chakra.div>
  );
}
