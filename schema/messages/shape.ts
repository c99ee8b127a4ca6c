import { defineError, listWords } from "./message.ts";
import { type Rewrite, rewriteText } from "./rewrite.ts";

const mostListed = 15;

/** Messages about keys and values that the JSON Schema rejects. */
export const shapeMessages = {
  "unknown-key": defineError<{
    key: string;
    owner: string;
    near: string | undefined;
    lacks: boolean;
    allowed: string[];
    advice?: string | undefined;
    /** True if no other key can be meant. */
    isClear?: boolean;
  }>({
    title: "a key that means nothing here",
    message: ({ key, owner, near, lacks }) =>
      lacks ? `"${key}" is no key of ${owner}, and its "${near}" is missing.` : `"${key}" is no key of ${owner}.`,
    hint: ({ near, allowed, key, advice }) =>
      advice
        ? advice
        : near
          ? `Did you mean "${near}"? Write "${near}" instead of "${key}".`
          : allowed.length > 0
            ? `Remove it, or use one of the keys that are free here: ${listWords(allowed)}.`
            : "Remove it: all keys that may stand here are there already.",
    fix: ({ key, near, advice, isClear = false }) => (advice ? undefined : rewriteText(key, near, isClear)),
    explanation:
      "Nothing in the file is ignored. A key that isn't known, mostly a misspelt one, would leave a hole in the page without a word, so it is refused.",
    wrong: '{ "to": "/about", "lable": "ABOUT" }',
    right: '{ "to": "/about", "label": "ABOUT" }',
  }),
  "misplaced-part": defineError<{ what: string; home: string }>({
    title: "a part in a place for others",
    message: ({ what }) => `This is ${what}, in a place for something else.`,
    hint: ({ home }) => `Move it into ${home}.`,
    explanation:
      'Pages are in "pages", blocks in the "blocks" of a page, cards in the list of a block: "cards", "items" or "images".',
    wrong: '{ "pages": [{ "type": "hero" }] }',
    right: '{ "pages": [{ "path": "/", "title": "Home", "blocks": [{ "type": "hero" }] }] }',
  }),
  "missing-key": defineError<{
    key: string;
    owner: string;
    sample: string;
    about: string;
    empty: boolean;
    /** True if the key is written in YAML, on a line of its own. */
    isYaml: boolean;
  }>({
    title: "a required key is missing",
    message: ({ key, owner, about }) => `"${key}"${about && ` (${about})`} is missing in ${owner}.`,
    hint: ({ key, sample, empty, isYaml }) =>
      isYaml
        ? `Add a line for it: ${key}: ${sample.replace(/^"([0-9-]+)"$/, "$1")}`
        : `Write "${key}": ${sample}${empty ? "" : ","} right after the opening {`,
    explanation:
      "Few keys are required; these are those without which the part of the page would be empty or lead nowhere.",
    wrong: '{ "to": "/about" }',
    right: '{ "to": "/about", "label": "ABOUT" }',
  }),
  "missing-alt-text": defineError<{ owner: string }>({
    title: "a picture without a description",
    message: ({ owner }) =>
      `${owner[0]?.toUpperCase()}${owner.slice(1)} has no alternative text ("alt"): people who can't see the picture don't learn what it shows.`,
    hint: () => 'Say in a few words what it shows, as in "alt": "A clock of brass on a workbench".',
    explanation:
      "Screen readers read the alternative text aloud, and browsers show it when the picture can't be loaded (WCAG 2.2, criterion 1.1.1).",
    wrong: '{ "src": "assets/photo.png" }',
    right: '{ "src": "assets/photo.png", "alt": "Portrait of {name}" }',
  }),
  "wrong-type": defineError<{ found: string; expected: string; advice: string; fix?: Rewrite | undefined }>({
    title: "a value of the wrong kind",
    message: ({ found, expected }) => `Here stands ${found}; ${expected} is needed.`,
    hint: ({ advice }) => advice,
    fix: ({ fix }) => fix,
    explanation:
      "Each key takes one kind of value: text in quotation marks, a number, true or false, a list in [ ], or an object in { }.",
    wrong: '{ "hidden": "true" }',
    right: '{ "hidden": true }',
  }),
  "unknown-block-type": defineError<{
    found: string;
    near: string | undefined;
    allowed: string[];
    card: boolean;
    fix?: Rewrite | undefined;
  }>({
    title: "a kind of block that isn't there",
    message: ({ found, allowed }) => `There is no block of type ${found}. The types are ${listWords(allowed, "and")}.`,
    hint: ({ near, card, found }) =>
      card
        ? `${found} is a kind of card: put it into ${found === '"reference"' ? 'a block "testimonials", { "type": "testimonials", "items"' : 'the list of a card-grid or accordion-group, as in { "type": "card-grid", "cards"'}: [{ "type": ${found}, … }] }.`
        : near
          ? `Did you mean "${near}"? Write "type": "${near}".`
          : "Choose one of these types.",
    fix: ({ fix }) => fix,
    explanation: "A block's type says what it is and which keys it may have.",
    wrong: '{ "type": "heroo" }',
    right: '{ "type": "hero" }',
  }),
  "unknown-value": defineError<{
    found: string;
    near: string | undefined;
    allowed: string[];
    advice?: string | undefined;
    fix?: Rewrite | undefined;
  }>({
    title: "a value that isn't one of those allowed",
    message: ({ found, near, allowed }) => {
      if (allowed.length === 1) return `${found} isn't possible here; only ${allowed[0]} is.`;
      // A list of many others is no help.
      const more = near ? allowed.slice(mostListed) : [];
      const listed = more.length > 0 ? [...allowed.slice(0, mostListed), `${more.length} others`] : allowed;
      return `${found} isn't possible here; one of ${listWords(listed)} is needed.`;
    },
    hint: ({ near, allowed, advice }) =>
      advice
        ? advice
        : near
          ? `Did you mean ${near}? Write ${near}.`
          : allowed.length === 1
            ? `Write ${allowed[0]}.`
            : "Choose one of these.",
    fix: ({ fix }) => fix,
    explanation: "Some keys take only a few values, so that every choice looks right with every other.",
    wrong: '{ "accent": "teel" }',
    right: '{ "accent": "teal" }',
  }),
  "empty-list": defineError<{ owner: string; removable: boolean }>({
    title: "a list with nothing in it",
    message: ({ owner }) => `${owner[0]?.toUpperCase()}${owner.slice(1)} has no entry; at least one is needed.`,
    hint: ({ removable }) =>
      removable
        ? "Write an entry between the brackets, or remove the key altogether."
        : "Write an entry between the brackets, or remove what the list belongs to.",
    explanation: "An empty list would leave an empty place in the page.",
    wrong: '{ "type": "list", "items": [] }',
    right: '{ "type": "list", "items": ["Git"] }',
  }),
  "too-many-entries": defineError<{ count: number; limit: number }>({
    title: "a list with too many entries",
    message: ({ count, limit }) => `This list has ${count} entries; at most ${limit} fit.`,
    hint: ({ count, limit }) =>
      `Remove ${count - limit === 1 ? "one" : `${count - limit} of them`}, or make a second list.`,
    explanation: "Where entries share the width of the page or take turns, too many can't be read any more.",
    wrong: '{ "type": "columns", "columns": [ five columns ] }',
    right: '{ "type": "columns", "columns": [ four columns ] }',
  }),
  "number-out-of-range": defineError<{ found: number; limit: number; least: boolean; advice: string | undefined }>({
    title: "a number that is too small or too large",
    message: ({ found, limit, least }) =>
      `${found} is too ${least ? "small" : "large"}; ${limit} is the ${least ? "least" : "most"} that is possible here.`,
    hint: ({ limit, least, advice }) => advice ?? `Write ${limit} or ${least ? "more" : "less"}.`,
    explanation:
      "Numbers have limits where the page would break beyond them. Times are in milliseconds: 5000 are five seconds.",
    wrong: '{ "duration": 5 }',
    right: '{ "duration": 5000 }',
  }),
  "empty-text": defineError<{ invisible: boolean; isRequired: boolean; isAlt?: boolean }>({
    title: "a text with nothing in it",
    message: ({ invisible }) =>
      invisible ? "Nothing of this text can be seen: its characters are invisible." : "This text is empty.",
    hint: ({ isRequired, isAlt }) => {
      if (isAlt) return 'Say what the picture shows. If it is an ornament, write "decorative": true beside it.';
      return isRequired ? "Write something." : "Write something, or remove it.";
    },
    explanation:
      "An empty text would leave an empty place in the page. What you don't need can be left out with its key.",
    wrong: '{ "title": "" }',
    right: '{ "title": "Home" }',
  }),
  "too-long": defineError<{ length: number; limit: number }>({
    title: "something longer than it can be",
    message: ({ length, limit }) => `This has ${length} characters; at most ${limit} are possible here.`,
    hint: ({ length, limit }) => `Shorten it by ${length - limit} or more.`,
    explanation: "Files and folders are named after a page's path, and systems refuse very long names.",
    wrong: '{ "path": "/a-path-of-three-hundred-letters-…" }',
    right: '{ "path": "/about" }',
  }),
  "refused-value": defineError<{ reason: string }>({
    title: "a value that the second check refuses",
    message: ({ reason }) => `This value was refused: ${reason}`,
    hint: () =>
      "Change the value as the reason says. If it looks right to you, please report it: two checks of the same rule disagree.",
    explanation:
      "The file is checked twice, by two programs from the same rules. What only the second one refuses is told with its own words.",
    wrong: "a value that JSON Schema allows and zod doesn't",
    right: "a value that both allow",
  }),
};
