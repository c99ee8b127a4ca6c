import { chakra, type SystemStyleObject } from "@chakra-ui/react";
import { Button } from "../../components/button.tsx";
import { useLabels } from "../../labels.ts";
import * as marks from "../../marks.ts";

/** Buttons of which one is chosen: that for all cards beside it, or that of one tag. `client/enhancements/filters.ts` answers them. */
export function TagFilter({ tags, css }: { tags: readonly string[]; css: SystemStyleObject }) {
  const labels = useLabels();
  return (
    <chakra.div
      role="group"
      aria-label={labels.filterByTag}
      {...{ [marks.filter]: JSON.stringify(labels.shownCards), [marks.needsJs]: true }}
      css={css}
    >
      {["", ...tags].map((tag, index) => (
        <Button key={index} variant="choice" value={tag} aria-pressed={index === 0}>
          {tag === "" ? labels.allTags : tag}
        </Button>
      ))}
    </chakra.div>
  );
}
