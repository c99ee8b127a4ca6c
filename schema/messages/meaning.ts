import { defineError, listWords } from "./message.ts";

/** Content of the right shape that can't be right. */
export const meaningMessages = {
  "unknown-placeholder": defineError<{ found: string; near: string | undefined; known: string[] }>({
    title: "a reference to the profile that means nothing",
    message: ({ found, known }) => `${found} stands for nothing. Text can refer to ${listWords(known, "and")}.`,
    hint: ({ near }) =>
      near
        ? `Did you mean ${near}? Write ${near}.`
        : "Write one of these, or round brackets ( ) if the text is meant as it stands.",
    explanation:
      "In texts, a word in { } is replaced by the value of that name in the profile, so that your name stands in the file once.",
    wrong: '"greeting": "Hello, I\'m {firstname}"',
    right: '"greeting": "Hello, I\'m {firstName}"',
  }),
  "missing-profile-value": defineError<{ key: string }>({
    title: "a reference to something that the profile doesn't say",
    message: ({ key }) => `{${key}} stands for the profile's "${key}", which the profile doesn't have.`,
    hint: ({ key }) => `Add "${key}" to the profile, or remove {${key}} from this text.`,
    explanation: "Without the value, visitors would read the bare {word}.",
    wrong: '"role": "{role}" with no "role" in the profile',
    right: '"role": "{role}" with "role": "Engineer" in the profile',
  }),
  "placeholder-in-profile": defineError<{ found: string }>({
    title: "a reference to the profile inside the profile",
    message: ({ found }) => `${found} can't be used here: the profile is where such references get their values.`,
    hint: () => "Write the words themselves.",
    explanation:
      "References in { } are filled in from the profile; in the profile itself they would go round in circles. Only the photo's alternative text may use them.",
    wrong: '"profile": { "name": "{firstName} Rao" }',
    right: '"profile": { "name": "Asha Rao" }',
  }),
  "reference-in-address": defineError<{ found: string }>({
    title: "a reference to the profile in an address or a file name",
    message: ({ found }) => `${found} can't be used here: such references are filled in in texts, not in addresses.`,
    hint: () => "Write the whole address, or the file's name, as it is.",
    explanation:
      "References in { } stand for words of the profile. An address or a file name with such words in it would lead nowhere.",
    wrong: '"href": "https://github.com/{firstName}"',
    right: '"href": "https://github.com/asharao"',
  }),
  "everything-hidden": defineError<{ owner: string; entry: string }>({
    title: "everything that a part consists of is hidden",
    message: ({ owner, entry }) => `All ${entry}s of ${owner} are hidden, so nothing of it would show.`,
    hint: ({ owner }) =>
      owner.startsWith("the page")
        ? 'Hide the page itself with "hidden": true, or show one of its blocks.'
        : 'Show one of them, or hide the whole with "hidden": true.',
    explanation: "A page, tab or block with nothing in it would be an empty place on the site.",
    wrong: '{ "path": "/about", "blocks": [{ "type": "hero", "hidden": true }] }',
    right: '{ "path": "/about", "hidden": true, "blocks": [{ "type": "hero" }] }',
  }),
  "picture-without-words": defineError<object>({
    title: "a picture of which nothing is said",
    message: () => "This picture's \"alt\" is empty, so those who can't see it never learn what it shows.",
    hint: () =>
      'Say in a few words what it shows. If it is there for its looks alone, add "decorative": true beside it.',
    explanation:
      "Screen readers read the alternative text in a picture's place, and it shows where the picture is missing (WCAG 2.2, criterion 1.1.1). Decoration has none, and that is said, so that it isn't taken for an oversight.",
    wrong: '"image": { "src": "assets/bench.jpg", "alt": "" }',
    right: '"image": { "src": "assets/bench.jpg", "alt": "A motor on a test bench" }',
  }),
  "asset-case": defineError<{ file: string; near: string }>({
    title: "a picture whose name differs in capital letters",
    message: ({ file, near }) => `The file is called ${near}, not ${file}: capital and small letters count.`,
    hint: ({ near }) => `Write "${near}".`,
    explanation:
      "Windows and macOS take Photo.PNG for photo.png; the machines that publish and serve the site don't, and the picture would be missing there.",
    wrong: '"src": "assets/Photo.PNG"',
    right: '"src": "assets/photo.png"',
  }),
};
