import { chakra } from "@chakra-ui/react";
import { labels } from "../labels.ts";
import { LevelHeading } from "./section.tsx";

/** What stands where a page, or a part of one, can't be shown. */
export function ErrorPage({ message, level = 1 }: { message: string; level?: number }) {
  return (
    <chakra.section display="flex" flexDirection="column" gap="3">
      <LevelHeading level={level}>{labels.errorTitle}</LevelHeading>
      <chakra.p textStyle="lead" color="muted">
        {message}
      </chakra.p>
    </chakra.section>
  );
}
