import { chakra, type SystemStyleObject } from "@chakra-ui/react";
import * as dataAttributes from "../data-attributes.ts";
import { useLabels, useLanguage } from "../labels.ts";
import { plain } from "../text.ts";
import { Button } from "./button.tsx";
import { textProps } from "./text/text.tsx";

/** Toggle buttons: one for all cards beside it, one per tag. `client/enhancements/filter-cards.ts` handles clicks. */
export function TagFilter({ tags, css }: { tags: readonly string[]; css: SystemStyleObject }) {
  const labels = useLabels();
  const language = useLanguage();
  const forms = new Intl.PluralRules(language)
    .resolvedOptions()
    .pluralCategories.map((form) => [form, plain(labels[`shownCards.${form}`] ?? labels["shownCards.other"])]);
  return (
    <chakra.div
      role="group"
      aria-label={plain(labels.filterByTag)}
      {...{ [dataAttributes.filter]: JSON.stringify(Object.fromEntries(forms)), [dataAttributes.needsJs]: true }}
      css={css}
    >
      {["", ...tags].map((tag, index) => (
        <Button
          key={index}
          variant="choice"
          value={tag}
          aria-pressed={index === 0}
          {...textProps(tag === "" ? labels.allTags : tag)}
        />
      ))}
    </chakra.div>
  );
}
