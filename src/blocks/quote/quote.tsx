import { chakra } from "@chakra-ui/react";
import type { Block } from "../../../schema/blocks/index.ts";
import { Section } from "../../components/section.tsx";
import { SiteLink } from "../../components/site-link.tsx";
import { Words } from "../../components/text/words.tsx";

export function Quote({ block: { id, title, level, text, by, source } }: { block: Block<"quote"> }) {
  return (
    <Section id={id} title={title} level={level}>
      <chakra.figure
        display="flex"
        flexDirection="column"
        gap="3"
        maxWidth="measure"
        borderInlineStartWidth="3px"
        borderColor="accent"
        ps="6"
        py="1"
      >
        <chakra.blockquote cite={source?.href} textStyle="lead">
          <Words words={text} />
        </chakra.blockquote>
        {(source ?? by) !== undefined && (
          <chakra.figcaption textStyle="small" color="muted">
            {source ? (
              <SiteLink href={source.href} variant="quiet">
                {source.label}
              </SiteLink>
            ) : (
              by
            )}
          </chakra.figcaption>
        )}
      </chakra.figure>
    </Section>
  );
}
