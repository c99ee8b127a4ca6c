import { defineAdvice } from "../../../messages/message.ts";
import { defineAdviceRule } from "../../rule.ts";
import { pictureFinder } from "../texts/visible.ts";
import { sources } from "./sources.ts";

const emptyAlt =
  /^(?:an? |my |the )?(?:photo|picture|image|img|portrait|avatar|profile (?:photo|picture)|untitled|screenshot)?\.?$/i;
const fileName = /\.(?:png|jpe?g|webp|avif|svg|gif)$/i;

const emptyLink = /^(?:(?:click|read|see) )?(?:here|this|link|more)\.?$/i;

/** Alternative texts say what the picture shows, and link texts say where the link goes. */
export const emptyWords = defineAdviceRule({
  messages: {
    "empty-alt": defineAdvice<{ found: string }>({
      title: "a picture whose words are only a name for pictures, or a file's",
      message: ({ found }) => `“${found}” doesn't say what the picture shows.`,
      hint: () => 'Say what it shows, as in "Portrait of {name} at a test bench".',
      explanation:
        "Who can't see the picture hears only that there is one. An alt with nothing in it is another matter: `picture-without-words`.",
      wrong: '"alt": "My photo"',
      right: '"alt": "Portrait of {name} at a test bench"',
      source: sources.altText,
    }),
    "empty-link-text": defineAdvice<{ found: string }>({
      title: "a link whose words lead nowhere",
      message: ({ found }) => `“${found}” doesn't say where the link leads.`,
      hint: () => "Say where the link leads, as in “Read the report”.",
      explanation: "Screen readers list links by their words: a list of “here” leads nowhere.",
      wrong: '"label": "Click here"',
      right: '"label": "Read the report"',
      source: sources.linkText,
    }),
  },
  create({ index, report }) {
    const pictureOf = pictureFinder(index);
    return {
      alt(value) {
        const picture = pictureOf(value);
        const words = value.text.trim();
        if (picture && !picture.decorative && (emptyAlt.test(words) || fileName.test(words)))
          report("empty-alt", value.pointer, { found: value.text });
      },
      action({ text, pointer }) {
        if (emptyLink.test(text.trim())) report("empty-link-text", pointer, { found: text });
      },
    };
  },
});
