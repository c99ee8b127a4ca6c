import type { StringNode } from "../../../document/content-node.ts";
import { fillPlaceholders, isPlaceholder, placeholders, placeholderValues } from "../../../localize/placeholders.ts";
import { defineWarning } from "../../../messages/message.ts";
import { memoize } from "../../../source/once.ts";
import type { ContentIndex } from "../../content-index/content-index.ts";
import { defineRule } from "../../rule.ts";

const noValues = placeholderValues<string>({});

/** Titles and descriptions exist and fit into a search result. */
export const searchResults = defineRule({
  messages: {
    "missing-description": defineWarning<{ owner: string }>({
      title: "no description for search results",
      message: ({ owner }) =>
        `${owner[0]?.toUpperCase()}${owner.slice(1)} has no "description", so search engines choose some text of it by themselves.`,
      hint: () => 'Add "description": "…" with a sentence of at most 160 characters.',
      explanation: "The description is what stands under the title in search results and in previews of shared links.",
      wrong: '{ "path": "/about", "title": "About me", … }',
      right: '{ "path": "/about", "title": "About me", "description": "Education and interests of {name}.", … }',
    }),
    "long-title": defineWarning<{ length: number; limit: number }>({
      title: "a title too long for search results",
      message: ({ length, limit }) =>
        `This title has ${length} characters; search results cut it after about ${limit}.`,
      hint: ({ length, limit }) => `Shorten it by ${length - limit} or more.`,
      explanation: "What is cut off isn't read. Put what matters first.",
      wrong: '"title": "The personal website, portfolio and collected works of Asha Rao, engineer"',
      right: '"title": "Asha Rao, engineer"',
    }),
    "long-description": defineWarning<{ length: number; limit: number }>({
      title: "a description too long for search results",
      message: ({ length, limit }) =>
        `This description has ${length} characters; search results cut it after about ${limit}.`,
      hint: ({ length, limit }) => `Shorten it by ${length - limit} or more.`,
      explanation:
        "The description is what stands under the title in search results and in previews of shared links. What is cut off isn't read.",
      wrong: '"description": "(two hundred characters)"',
      right: '"description": "Projects and skills of Asha Rao, electronics engineer in Pune."',
    }),
  },
  create({ index, report }) {
    const { errors, root } = index;
    const isSiteDescribed = root.site?.description !== undefined || errors.hasErrorsWithin("/site");
    const owners = new Set(["/site"]);
    const valuesIn = memoize((language: string) => placeholderValues(profileIn(language, index)));
    const reportLong = (key: "title" | "description", limit: number) => (value: StringNode) => {
      if (value.name !== key) return;
      const { text, languages } = value;
      // Speed: the values are looked for among all texts.
      const hasPlaceholder = text.includes("{");
      if (!hasPlaceholder && text.length <= limit) return;
      const { pointer, localPointer: local } = value;
      const at = local.lastIndexOf("/");
      if (local.slice(at + 1) !== key || !owners.has(local.slice(0, at))) return;
      for (const language of languages) {
        const { length } = [...fillPlaceholders(text, hasPlaceholder ? valuesIn(language) : noValues)];
        if (length > limit) report(`long-${key}` as const, pointer, { length, limit });
      }
    };
    return {
      page({ value, pointer, languages }) {
        if (languages.length === 0) return;
        owners.add(pointer);
        const isDescribed = value.description !== undefined || (value.path === "/" && isSiteDescribed);
        if (isDescribed || errors.hasError(`${pointer}/description`) || errors.hasUnknownKey(pointer)) return;
        report("missing-description", pointer, { owner: index.describe(pointer) });
      },
      label: reportLong("title", 60),
      sentence: reportLong("description", 160),
    };
  },
});

/** The profile in a language, with the values that texts refer to. */
function profileIn(language: string, { texts, root }: ContentIndex): NonNullable<ContentIndex["root"]["profile"]> {
  const own = texts.filter(({ name, languages }) => isPlaceholder(name) && languages.includes(language));
  const read = placeholders.map((key) => [
    key,
    own.find(({ localPointer }) => localPointer === `/profile/${key}`)?.text,
  ]);
  return { ...root.profile, ...Object.fromEntries(read) };
}
