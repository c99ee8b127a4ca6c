import { chakra } from "@chakra-ui/react";
import { useLabels } from "../labels.ts";
import { LevelHeading } from "./section.tsx";
import { SiteLink } from "./site-link.tsx";

/** What stands where a page, or a part of one, can't be shown; `home` is the way on. */
export function ErrorPage({ message, level = 1, home }: { message: string; level?: number; home?: string }) {
  const labels = useLabels();
  return (
    <chakra.section display="flex" flexDirection="column" gap="3">
      <LevelHeading level={level} text={labels.errorTitle} />
      <chakra.p textStyle="lead" color="muted">
        {message}
      </chakra.p>
      {home !== undefined && (
        <p>
          <SiteLink href={home} label={labels.home} variant="alone" />
        </p>
      )}
    </chakra.section>
  );
}
