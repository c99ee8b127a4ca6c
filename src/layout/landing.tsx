import { chakra } from "@chakra-ui/react";
import type { PageData } from "../../schema/resolve/page-data.ts";
import { Button, ButtonLink } from "../components/button.tsx";
import { LevelHeading } from "../components/section.tsx";
import { textProps } from "../components/text/text.tsx";
import * as dataAttributes from "../data-attributes.ts";
import { useLabels } from "../labels.ts";
import { plain } from "../text.ts";
import { useStyles } from "../theme/use-styles.ts";

/**
 * The landing overlay. It leaves after a while, and at once if the root is marked as done. Without scripts each link
 * loads a document; it is then shown on the home page only.
 */
export function Landing({ page: { href, shell, error } }: { page: PageData }) {
  const styles = useStyles("landing");
  const skip = textProps(useLabels().skipGreeting);
  const { base, home = `${base}/`, landing, brand } = shell;
  if (!landing || error !== undefined) return null;
  return (
    <chakra.section
      aria-label={plain(landing.title)}
      {...{
        [dataAttributes.landing]: "",
        [dataAttributes.screenOnly]: true,
        [dataAttributes.needsJs]: href === home ? undefined : "",
      }}
      css={styles.root}
      style={{ "--stays": `${landing.duration}ms` }}
    >
      <chakra.span css={styles.monogram} aria-hidden {...textProps(brand.monogram)} />
      <LevelHeading level={2} isLarge css={styles.greeting} text={landing.greeting} />
      <LevelHeading level={2} css={styles.title} text={landing.title} />
      {/* Skips the overlay (WCAG 2.2, criterion 2.2.1): any input does, a click here too. Without scripts a link. */}
      <Button {...{ [dataAttributes.needsJs]: true }} css={styles.skip} {...skip} />
      <ButtonLink
        {...{ [dataAttributes.withoutJs]: true }}
        href={`#${dataAttributes.rootId}`}
        css={styles.skip}
        {...skip}
      />
      <chakra.span aria-hidden css={styles.progress} />
    </chakra.section>
  );
}
