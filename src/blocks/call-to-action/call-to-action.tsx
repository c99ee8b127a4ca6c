import { chakra } from "@chakra-ui/react";
import type { Block } from "../../../schema/blocks/index.ts";
import { Actions } from "../../components/actions.tsx";
import { LevelHeading } from "../../components/section.tsx";
import { Words } from "../../components/text/words.tsx";

export function CallToAction({ block: { id, level, title, text, actions } }: { block: Block<"call-to-action"> }) {
  return (
    <chakra.section
      id={id}
      display="flex"
      flexDirection="column"
      alignItems="start"
      gap="4"
      p={{ base: "6", md: "8" }}
      borderWidth="1px"
      borderColor="line"
      borderRadius="card"
      bg="surface"
      minWidth="0"
    >
      {title !== undefined && <LevelHeading level={level}>{title}</LevelHeading>}
      {text !== undefined && (
        <chakra.p color="muted" maxWidth="measure">
          <Words words={text} />
        </chakra.p>
      )}
      <Actions actions={actions} />
    </chakra.section>
  );
}
