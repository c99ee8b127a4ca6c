import { readHtml } from "../read-html.ts";
import { markItems, readListing, splitWords, withoutBullet } from "../read-listing.ts";
import { type Fields, itemsOf, listOf, shorten, type Value } from "./value.ts";

/** The rule for fields about layout and design. */
export function looks(...values: readonly (Value | undefined)[]): Fields {
  const refusal = "only how things look there, and nothing of you: left out.";
  return { looks: listOf(values.flatMap((value) => value?.leaveOut(refusal) ?? [])) };
}

/** The rule for private facts, such as a postal address or a date of birth. */
export function keepPrivate(...values: readonly (Value | undefined)[]): Fields {
  return { hidden: listOf(values.flatMap((value) => value?.leaveOut(privately) ?? [])) };
}

export const privately = "is not for everybody, and was left out. A site may say it in the profile.";

/** Leaves out what the owner has switched off. */
export function leaveHidden(value: Value): Value {
  return value.leaveOut("is hidden there, and was left out.");
}

/** The rule for the person's town. */
export function city(value: Value): Fields {
  return { location: value.object({ city: value }) };
}

/** The rule for words in one text, separated by commas. */
export function words(name: string): (value: Value) => Fields {
  return (value) => {
    const { text } = value;
    return { [name]: text === undefined ? value : value.with(splitWords(text).map((word) => value.say(word))) };
  };
}

/** The rule for HTML. The text becomes the field `name`, the items of a list at its end `highlights`. */
export function richText(name: string): (value: Value) => Fields {
  return (value) => {
    if (value.text === undefined) return { [name]: value };
    const { text, items } = readListing(readHtml(value.text), 1);
    return {
      [name]: text === "" ? undefined : value.say(text),
      highlights: listOf(items.map((item) => value.say(item))),
    };
  };
}

/** As `richText`, for sections without `highlights`: items stay lines of the text. */
export function plainRichText(name: string): (value: Value) => Fields {
  return (value) => ({ [name]: value.say(markItems(readHtml(value.text ?? ""), 1)) });
}

/** Joins distinct texts to one, with the location of the first. If there are several, a remark says so. */
export function joinTexts(parts: readonly (Value | undefined)[], between: string): Value | undefined {
  const given = [...new Map(parts.flatMap((part) => (part?.text ? [[part.text, part]] : []))).values()];
  const [first, ...others] = given;
  if (first === undefined || others.length === 0) return first;
  const text = given.map((part) => part.text).join(between);
  const what = others.length === 1 ? "the one" : `the ${others.length}`;
  return first.say(text, `became one text with ${what} behind it: ${shorten(text)}`);
}

/** Returns a list's items without their bullets: "⚡ Led the team". */
export function pointsOf(value: Value): Value[] {
  return itemsOf(value).map((item) => {
    const text = withoutBullet(item.text ?? "");
    return item.text === undefined || text === item.text ? item : item.say(text);
  });
}

/** Makes skills from names. A few become an entry each, many become the keywords of one entry. */
export function listSkills(names: readonly Value[]): Value | undefined {
  if (names.length <= fewSkills) return listOf(names.map((name) => name.object({ name })));
  return listOf(names.slice(0, 1).map((first) => first.object({ keywords: listOf(names) })));
}

const fewSkills = 8;

/** The rule for authors: a list of names, or a single text. Markdown emphasis around a name is removed. */
export function authors(value: Value): Fields {
  return { authors: listOf(itemsOf(value).flatMap(splitNames).map(unmark)) };
}

/** Splits full names: "Asha Rao, Meera Joshi". "Rao, A., Joshi, M." stays whole: its names contain commas. */
function splitNames(value: Value): Value[] {
  const names = (value.text ?? "")
    .split(/(?:(?<!\s)\s+)?[,;]\s*(?:and\s+|&\s*)?|(?<!\s)\s+(?:and|&)\s+/)
    .filter(Boolean);
  const areWhole = names.length > 1 && names.every((name) => /\S\s+\S/.test(name));
  return areWhole ? names.map((name) => value.say(name)) : [value];
}

function unmark(value: Value): Value {
  const [, , name] = /^([*_]{1,3})([^*_]+)\1$/.exec(value.text ?? "") ?? [];
  return name === undefined ? value : value.say(name);
}
