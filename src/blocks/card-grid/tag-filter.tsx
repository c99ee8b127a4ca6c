import { chakra } from "@chakra-ui/react";
import { Button } from "../../components/button.tsx";
import { labels } from "../../labels.ts";
import * as marks from "../../marks.ts";

/** Buttons of which one is chosen: that for all cards beside it, or that of one tag. `client/enhancements/filters.ts` answers them. */
export function TagFilter({ tags }: { tags: readonly string[] }) {
  return (
    <chakra.div
      role="group"
      aria-label={labels.filterByTag}
      {...{ [marks.filter]: "", [marks.needsJs]: true }}
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
