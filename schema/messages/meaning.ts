import { callOf } from "../program.ts";
import { defineError, listWords, tellNoFile } from "./message.ts";

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
  "missing-asset": defineError<{ file: string; near: string | undefined; own: string | undefined }>({
    title: "a picture that isn't there",
    message: ({ file, own }) => tellNoFile(file, own),
    hint: ({ near }) =>
      near
        ? `Did you mean "${near}"? Write "${near}".`
        : "Put the picture there, or write the name of one that is there. Names are looked up from the content file's folder.",
    explanation: "Pictures are named from the folder in which content.json stands.",
    wrong: '"src": "assets/foto.png"',
    right: '"src": "assets/photo.png"',
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
  "asset-outside": defineError<{ file: string; near: string | undefined; isByName: boolean }>({
    title: "a picture outside the content's folder",
    message: ({ file, isByName }) =>
      isByName
        ? `${file} leads out of the folder of content.json, from which names are looked up.`
        : `${file} is outside the folder of content.json: a link in the file system leads there.`,
    hint: ({ near }) =>
      near ? `Write "${near}".` : "Copy the picture into the folder, for example into assets/, and name it from there.",
    explanation:
      "The site is built from this folder alone, so that it builds the same on every machine and nothing private is published by accident.",
    wrong: '"src": "assets/../../photo.png"',
    right: '"src": "assets/photo.png"',
  }),
  "not-an-image": defineError<{ file: string; reason: string }>({
    title: "a file that isn't a picture",
    message: ({ file, reason }) => `${file} isn't a picture that can be shown: ${reason}.`,
    hint: () =>
      "Use a PNG, JPEG, WebP, AVIF, GIF or SVG file. If it should be one, save it again from the program that made it.",
    explanation:
      "What counts is what is in the file, not the ending of its name. Camera formats such as HEIC must be exported first.",
    wrong: '"src": "assets/photo.docx"',
    right: '"src": "assets/photo.png"',
  }),
  "missing-cv": defineError<{ trouble: string }>({
    title: "a CV that is offered and isn't there",
    message: ({ trouble }) => `Your CV is offered, but ${trouble}.`,
    hint: () => `Print it with "${callOf("pdf")}", and again whenever the content has changed; or take "cvLabel" out.`,
    explanation:
      "The site is built without a browser, and a CV is printed by one: so it is printed by itself, and the build copies the file that it finds.",
    wrong: '{ "type": "contact", "cvLabel": "Download my CV" } with no cv.pdf beside content.json',
    right: `{ "type": "contact", "cvLabel": "Download my CV" } after "${callOf("pdf")}"`,
  }),
  "low-contrast": defineError<{ color: string; mode: string; background: string; ratio: string; near: string }>({
    title: "a colour that can't be read well",
    message: ({ color, mode, background, ratio }) =>
      `Text in ${color} on a ${mode} page (${background}) has a contrast of ${ratio}; at least 4.5 is needed.`,
    hint: ({ near }) => `The nearest colour that can be read is "${near}". Write "${near}".`,
    explanation:
      "Many people can't read text that is too near to its background (WCAG 2.2, criterion 1.4.3). The colour offered has the same hue and strength, only lighter or darker.",
    wrong: '"accentColors": { "light": "#5eead4", "dark": "#5eead4" }',
    right: '"accentColors": { "light": "#0c7c6d", "dark": "#5eead4" }',
  }),
};
