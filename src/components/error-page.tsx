import { chakra } from "@chakra-ui/react";
import type { Text } from "../../schema/text.ts";
import { useLabels } from "../labels.ts";
import { useStyles } from "../theme/use-styles.ts";
import { LevelHeading } from "./section.tsx";
import { SiteLink } from "./site-link.tsx";
import { textProps } from "./text/text.tsx";

/** Shown in place of a page, or of a part of one, that fails to render. `home`: the URL to link to. */
export function ErrorPage({ message, level = 1, home }: { message: Text; level?: number; home?: string }) {
  const styles = useStyles("page");
  const labels = useLabels();
  return (
    <chakra.section css={styles.error}>
      <LevelHeading level={level} text={labels.errorTitle} />
      <chakra.p css={styles.errorText} {...textProps(message)} />
      {home !== undefined && (
        <p>
          <SiteLink href={home} label={labels.home} variant="alone" />
        </p>
      )}
    </chakra.section>
  );
}
