import { chakra } from "@chakra-ui/react";
import { Button } from "../../components/button.tsx";
import { useLabels } from "../../labels.ts";
import * as marks from "../../marks.ts";

/** Buttons of which one is chosen: that for all cards beside it, or that of one tag. `client/enhancements/filter-cards.ts` answers them. */
export function TagFilter({ tags }: { tags: readonly string[] }) {
  const labels = useLabels();
  return (
    <chakra.div
      role="group"
      aria-label={labels.filterByTag}
      {...{ [marks.filter]: JSON.stringify(labels.shownCards), [marks.needsJs]: true }}
      display="flex"
      flexWrap="wrap"
      gap="2"
    >
      {["", ...tags].map((tag, index) => (
        <Button key={index} variant="choice" value={tag} aria-pressed={index === 0}>
          {tag === "" ? labels.allTags : tag}
        </Button>
      ))}
    </chakra.div>
  );
}
