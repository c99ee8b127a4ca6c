import { chakra } from "@chakra-ui/react";
import type { Block } from "../../schema/blocks/index.ts";
import { Section } from "../components/section.tsx";
import { SiteLink } from "../components/site-link.tsx";
import { InlineText } from "../components/text/inline-text.tsx";
import { drawText } from "../components/text/text.tsx";
import { useStyles } from "../theme/use-styles.ts";

export function Quote({ block: { id, title, level, text, by, source } }: { block: Block<"quote"> }) {
  const styles = useStyles("quote");
  return (
    <Section id={id} title={title} level={level} isText>
      <chakra.figure css={styles.root}>
        <chakra.blockquote cite={source?.href} css={styles.text}>
          <InlineText words={text} />
        </chakra.blockquote>
        {(source ?? by) !== undefined && (
          <chakra.figcaption css={styles.by}>
            {source ? <SiteLink href={source.href} label={source.label} variant="quiet" /> : drawText(by ?? "")}
          </chakra.figcaption>
        )}
      </chakra.figure>
    </Section>
  );
}
