import { chakra } from "@chakra-ui/react";
import type { PageData } from "../../schema/resolve/page-data.ts";
import { Button, ButtonLink } from "../components/button.tsx";
import { LevelHeading } from "../components/section.tsx";
import { textProps } from "../components/text/text.tsx";
import { useLabels } from "../labels.ts";
import * as marks from "../marks.ts";
import { plain } from "../text.ts";
import { useStyles } from "../theme/use-styles.ts";

/**
 * The greeting over the page. It leaves by itself, and sooner where the root is marked as greeted. Without scripts every
 * link loads a document: there it greets on the home page alone.
 */
export function Landing({ page: { href, shell, error } }: { page: PageData }) {
  const styles = useStyles("landing");
  const skip = textProps(useLabels().skipGreeting);
  const { base, home = `${base}/`, landing, brand } = shell;
  if (!landing || error !== undefined) return null;
  return (
    <chakra.section
      aria-label={plain(landing.title)}
      {...{ [marks.landing]: "", [marks.screenOnly]: true, [marks.needsJs]: href === home ? undefined : "" }}
      css={styles.root}
      style={{ "--stays": `${landing.duration}ms` }}
    >
      <chakra.span css={styles.monogram} aria-hidden {...textProps(brand.monogram)} />
      <chakra.h2 css={styles.greeting} {...textProps(landing.greeting)} />
      <LevelHeading level={2} isLarge css={styles.title} text={landing.title} />
      {/* The way past the greeting (WCAG 2.2, criterion 2.2.1): any sign sends it off, a click here, too. Without scripts a link. */}
      <Button {...{ [marks.needsJs]: true }} css={styles.skip} {...skip} />
      <ButtonLink {...{ [marks.withoutJs]: true }} href={`#${marks.rootId}`} css={styles.skip} {...skip} />
      <chakra.span aria-hidden css={styles.progress} />
    </chakra.section>
  );
}
