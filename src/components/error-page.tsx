import { chakra } from "@chakra-ui/react";
import type { Text } from "../../schema/text.ts";
import { useLabels } from "../labels.ts";
import { useStyles } from "../theme/use-styles.ts";
import { LevelHeading } from "./section.tsx";
import { SiteLink } from "./site-link.tsx";
import { textProps } from "./text/text.tsx";

interface ErrorPageProps {
  title?: Text;
  text?: Text | undefined;
  level?: number;
  /** The URL to link to. */
  home?: string;
}

/** Shown in place of a page, or of a part of one, that doesn't exist or fails to render. */
export function ErrorPage({ title, text, level = 1, home }: ErrorPageProps) {
  const styles = useStyles("page");
  const labels = useLabels();
  return (
    <chakra.section css={styles.error}>
      <LevelHeading level={level} text={title ?? labels.errorTitle} />
      {text !== undefined && <chakra.p css={styles.errorText} {...textProps(text)} />}
      {home !== undefined && (
        <p>
          <SiteLink href={home} label={labels.home} variant="alone" />
        </p>
      )}
    </chakra.section>
  );
}
