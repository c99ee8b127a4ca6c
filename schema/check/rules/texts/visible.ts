import type { StringNode } from "../../../document/content-node.ts";
import { defineError, defineWarning, quote } from "../../../messages/message.ts";
import { find } from "../../../messages/messages.ts";
import type { Image } from "../../../pictures/image.ts";
import type { ContentIndex } from "../../content-index/content-index.ts";
import type { Valid } from "../../content-index/gather.ts";
import { defineRule } from "../../rule.ts";

/** Matches a visible character: no space, no control or format character, none of the blank letters. */
const visible = /[^\s\p{Cf}\p{Cc}\u115f\u1160\u2800\u3164\uffa0]/u;

/** Matches the name of an image file, with its extension or as cameras and systems number it. */
const fileName =
  /^(?:[^\s/]+\.(?:jpe?g|png|webp|avif|gif|svg|heic)|(?:img|dsc[fn]?|pxl|p|image|screenshot|bildschirmfoto)[-_ ]?[0-9][0-9_-]*)$/i;

export function canBeSeen(text: string): boolean {
  return visible.test(text);
}

export function pictureFinder({ images }: ContentIndex): (text: StringNode) => Valid<Image> | undefined {
  const byPointer = new Map(images.map(({ pointer, value }) => [pointer, value]));
  // Both a picture and its alternative text may be translated.
  return (text) => (text.name === "alt" ? byPointer.get(text.pointer.replace(/\/alt(?:\/[^/]*)?$/, "")) : undefined);
}

/**
 * Every text has a visible character, since a link without one can't be followed. Pictures have an alternative text
 * unless they are marked as decorative (WCAG 2.2, criterion 1.1.1).
 */
export const visibleTexts = defineRule({
  messages: {
    "picture-without-words": defineError<object>({
      title: "a picture of which nothing is said",
      message: () => "This picture's \"alt\" is empty, so those who can't see it never learn what it shows.",
      hint: () =>
        'Say in a few words what it shows. If it is there for its looks alone, add "decorative": true beside it.',
      explanation:
        'Screen readers read the alternative text in a picture\'s place, and it shows where the picture is missing (WCAG 2.2, criterion 1.1.1). An ornament has none, and "decorative": true beside it says that this is meant.',
      wrong: '"image": { "src": "assets/bench.jpg", "alt": "" }',
      right:
        '"image": { "src": "assets/bench.jpg", "alt": "A motor on a test bench" }\n"image": { "src": "assets/line.svg", "alt": "", "decorative": true }',
    }),
    "file-name-as-alt": defineWarning<{ found: string }>({
      title: "a file's name as a picture's alternative text",
      message: ({ found }) => `${quote(found)} is a file's name: those who can't see the picture hear that alone.`,
      hint: () => 'Say in a few words what it shows, as in "alt": "A clock of brass on a workbench".',
      explanation:
        "Cameras and programs name files by number and date. Screen readers read the alternative text aloud in the picture's place (WCAG 2.2, criterion 1.1.1).",
      wrong: '{ "src": "assets/IMG_1234.jpg", "alt": "IMG_1234.jpg" }',
      right: '{ "src": "assets/IMG_1234.jpg", "alt": "A motor on a test bench" }',
    }),
    "decorative-with-words": defineWarning<object>({
      title: "words for a picture that is said to be decoration",
      message: () => 'This picture is said to be decorative, so the words in its "alt" are read to nobody.',
      hint: () => 'Take "decorative": true out, or write "alt": "".',
      explanation:
        "What is decoration is passed over by screen readers. A picture that tells something has words for it, and is none.",
      wrong: '{ "src": "assets/bench.jpg", "alt": "A motor on a test bench", "decorative": true }',
      right: '{ "src": "assets/bench.jpg", "alt": "A motor on a test bench" }',
    }),
  },
  create({ index, add, report }) {
    const pictureOf = pictureFinder(index);
    return {
      words(value) {
        const isSaid = canBeSeen(value.text);
        const picture = pictureOf(value);
        if (picture && fileName.test(value.text.trim()))
          report("file-name-as-alt", value.pointer, { found: value.text });
        if (isSaid && picture?.decorative) report("decorative-with-words", value.pointer, {});
        if (isSaid || picture?.decorative) return;
        if (picture) report("picture-without-words", value.pointer, {});
        else add(find("empty-text", value, { invisible: true, isRequired: value.isRequired }));
      },
    };
  },
});
