import { readHtml } from "../read-html.ts";
import { splitWords } from "../read-listing.ts";
import { type Fields, itemsOf, listOf, membersOf, shorten, type Value } from "./value.ts";

/** Between two dates: a dash with room on both sides, or a word. */
const between = /(?<!\s)\s+(?:[-–—]|to|until|till)\s+|(?:(?<!\s)\s+)?[–—]\s*/i;

/** Two years with a bare hyphen: "2016-2020". */
const twoYears = /^([0-9]{4})-([0-9]{4}|[\p{L} ]+)$/u;

/** Both ends of what people write into one field: "June 2018 – Present". One date alone is when something was done. */
export function period(value: Value): Fields {
  const { text = "" } = value;
  const [, ...years] = twoYears.exec(text) ?? [];
  const [start, end, ...others] = years.length > 0 ? years : text.split(between);
  if (!start || !end || others.length > 0) return { endDate: value };
  return { startDate: value.say(start), endDate: value.say(end) };
}

/** The rule for what says how things look there. */
export function looks(value: Value): Fields {
  return { looks: value.leaveOut("only how things look there, and nothing of you: left out.") };
}

/** The rule for what is not for everybody: where somebody lives, when they were born. */
export function keepPrivate(value: Value): Fields {
  return { hidden: value.leaveOut(privately) };
}

export const privately = "is not for everybody, and was left out. A site may say it in the profile.";

/** Leaves out what its owner has hidden. */
export function leaveHidden(value: Value): Value {
  return value.leaveOut("is hidden there, and was left out.");
}

/** The rule for the town in which somebody lives. */
export function city(value: Value): Fields {
  return { location: value.object({ city: value }) };
}

/** The rule for single words that are written in one text, with commas between them. */
export function words(name: string): (value: Value) => Fields {
  return (value) => {
    const { text } = value;
    return { [name]: text === undefined ? value : value.with(splitWords(text).map((word) => value.say(word))) };
  };
}

/** The rule for a text in HTML: its paragraphs become the field of this name, the points of its lists `highlights`. */
export function richText(name: string): (value: Value) => Fields {
  return (value) => {
    if (value.text === undefined) return { [name]: value };
    const { paragraphs, points } = readHtml(value.text);
    return {
      [name]: paragraphs.length > 0 ? value.say(paragraphs.join("\n\n")) : undefined,
      highlights: listOf(points.map((point) => value.say(point))),
    };
  };
}

/** The same where no list has a field of its own: its points are paragraphs. */
export function plainRichText(name: string): (value: Value) => Fields {
  return (value) => {
    const { paragraphs, points } = readHtml(value.text ?? "");
    return { [name]: value.say([...paragraphs, ...points].join("\n\n")) };
  };
}

/** One text of several, at the place of the first, which says so if there are several; each is in it once. */
export function joinTexts(parts: readonly (Value | undefined)[], between: string): Value | undefined {
  const given = [...new Map(parts.flatMap((part) => (part?.text ? [[part.text, part]] : []))).values()];
  const [first, ...others] = given;
  if (first === undefined || others.length === 0) return first;
  const text = given.map((part) => part.text).join(between);
  const what = others.length === 1 ? "the one" : `the ${others.length}`;
  return first.say(text, `became one text with ${what} behind it: ${shorten(text)}`);
}

/** What begins a point in plain text; a dash before a number is a minus. */
const bullet = /^\s*(?:[•●▪◦‣⁃·*]|[–-](?![0-9])|⚡)\s*(?=\S)/u;

/** The rule for plain text with lines: those that begin with a bullet are `highlights`. */
export function plainText(name: string): (value: Value) => Fields {
  return (value) => {
    const lines = (value.text ?? "").split(/\r?\n/);
    const points = lines.filter((line) => bullet.test(line)).map((line) => value.say(line.replace(bullet, "")));
    if (points.length === 0) return { [name]: value };
    const others = lines.filter((line) => !bullet.test(line)).join("\n");
    return { [name]: value.say(others.trim()), highlights: value.with(points) };
  };
}

/** The points of a list, each without the bullet that it may begin with: "⚡ Led the team". */
export function pointsOf(value: Value): Value[] {
  return itemsOf(value).map((item) =>
    item.text !== undefined && bullet.test(item.text) ? item.say(item.text.replace(bullet, "")) : item,
  );
}

/** Skills that have nothing but names: a few are entries of their own, many are keywords of one. */
export function listSkills(names: readonly Value[]): Value | undefined {
  if (names.length <= fewSkills) return listOf(names.map((name) => name.object({ name })));
  return listOf(names.slice(0, 1).map((first) => first.object({ keywords: listOf(names) })));
}

const fewSkills = 8;

/** The rule for the authors of a work: a list of names, or all of them in one text; marks around one are left out. */
export function authors(value: Value): Fields {
  return { authors: listOf(itemsOf(value).flatMap(splitNames).map(unmark)) };
}

/** Whole names with commas between them: "Asha Rao, Meera Joshi"; in "Rao, A., Joshi, M." commas are within names, too. */
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

/** Profiles in networks, by the name of each: an address, or a user's name that follows `homes`. */
export function readProfiles(value: Value | undefined, homes: Readonly<Record<string, string>>): Value[] {
  return Object.entries(membersOf(value)).flatMap(([network, user]) => {
    if (user?.text === undefined) return [];
    const url = Object.hasOwn(homes, network) ? readAccount(user, user.text, homes[network] ?? "") : user;
    return [user.object({ network: user.say(network), url })];
  });
}

function readAccount(value: Value, name: string, home: string): Value {
  if (/^(?:https?:)?\/\/|^www\./i.test(name) || /^\/|\s/.test(name)) return value;
  const [user = "", host] = name.replace(/^@/, "").split("@");
  const address = host === undefined ? `${home}${user}` : `https://${host}/@${user}`;
  return value.say(address, `${JSON.stringify(name)} was read as ${address}. Check that it is yours.`);
}
