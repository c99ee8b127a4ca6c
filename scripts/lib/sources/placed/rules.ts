import { shorten } from "../json-resume/reading.ts";
import { splitWords } from "../text/split-words.ts";
import { type Fields, itemsOf, leaveOut, makeFields, makeList, makeText, type Placed, textOf } from "./placed.ts";

/** Between two dates: a dash with room on both sides, or a word. */
const between = /(?<!\s)\s+(?:[-–—]|to|until|till)\s+|(?:(?<!\s)\s+)?[–—]\s*/i;

/** Two years with a bare hyphen: "2016-2020". */
const twoYears = /^([0-9]{4})-([0-9]{4}|[\p{L} ]+)$/u;

/** Both ends of what people write into one field: "June 2018 – Present". One date alone is when something was done. */
export function period(placed: Placed): Fields {
  const text = textOf(placed);
  if (text === undefined) return { endDate: placed };
  const [, ...years] = twoYears.exec(text) ?? [];
  const parts = years.length > 0 ? years : text.split(between);
  const [start, end] = parts;
  if (parts.length !== 2 || !start || !end) return { endDate: placed };
  return { startDate: makeText(placed, start), endDate: makeText(placed, end) };
}

/** The rule for what is not for everybody: where somebody lives, when they were born. */
export function keepPrivate(placed: Placed): Fields {
  return { hidden: leaveOut(placed, privately) };
}

export const privately = "is not for everybody, and was left out. A site may say it in the profile.";

/** The rule for single words that are written in one text, with commas between them. */
export function words(name: string): (placed: Placed) => Fields {
  return (placed) => {
    const text = textOf(placed);
    if (text === undefined) return { [name]: placed };
    return { [name]: { ...placed, value: splitWords(text).map((word) => makeText(placed, word)) } };
  };
}

/** One text of several, in the place of the first, which says so where there are several; each is in it once. */
export function joinTexts(parts: readonly (Placed | undefined)[], between: string): Placed | undefined {
  const given = [...new Map(parts.flatMap((part) => (part && textOf(part) ? [[textOf(part), part]] : []))).values()];
  const [first, ...others] = given;
  if (first === undefined || others.length === 0) return first;
  const text = given.map((part) => textOf(part)).join(between);
  const what = others.length === 1 ? "the one" : `the ${others.length}`;
  return makeText(first, text, `became one text with ${what} behind it: ${shorten(text)}`);
}

/** What begins a point in plain text; a dash before a number is a minus. */
const bullet = /^\s*(?:[•●▪◦‣⁃·*]|[–-](?![0-9])|⚡)\s*(?=\S)/u;

/** The rule for plain text with lines: those that begin with a sign of a point are `highlights`. */
export function plainText(name: string): (placed: Placed) => Fields {
  return (placed) => {
    const lines = (textOf(placed) ?? "").split(/\r?\n/);
    const points = lines.filter((line) => bullet.test(line)).map((line) => makeText(placed, line.replace(bullet, "")));
    if (points.length === 0) return { [name]: placed };
    const others = lines.filter((line) => !bullet.test(line)).join("\n");
    return { [name]: makeText(placed, others.trim()), highlights: { ...placed, value: points } };
  };
}

/** The rule for a list of points, each perhaps behind a sign of its own: "⚡ Led the team". */
export function points(placed: Placed): Fields {
  const items = itemsOf(placed).map((item) => {
    const text = textOf(item);
    return text !== undefined && bullet.test(text) ? makeText(item, text.replace(bullet, "")) : item;
  });
  return { highlights: makeList(items) };
}

/** Skills that have nothing but names: a few are entries of their own, many stand together. */
export function listSkills(names: readonly Placed[]): Placed | undefined {
  if (names.length <= fewSkills) return makeList(names.map((name) => makeFields(name, { name })));
  const [first] = names;
  return first && makeList([makeFields(first, { keywords: makeList(names) })]);
}

const fewSkills = 8;

/** The rule for the authors of a work: a list of names, or all of them in one text; marks around one say how it is set. */
export function authors(placed: Placed): Fields {
  const names = itemsOf(placed).flatMap(splitNames);
  return { authors: makeList(names.map((name) => unmark(name))) };
}

/** Whole names that commas keep apart: "Asha Rao, Meera Joshi"; in "Rao, A., Joshi, M." commas stand within names, too. */
function splitNames(placed: Placed): Placed[] {
  const names = (textOf(placed) ?? "")
    .split(/(?:(?<!\s)\s+)?[,;]\s*(?:and\s+|&\s*)?|(?<!\s)\s+(?:and|&)\s+/)
    .filter(Boolean);
  const areWhole = names.length > 1 && names.every((name) => /\S\s+\S/.test(name));
  return areWhole ? names.map((name) => makeText(placed, name)) : [placed];
}

function unmark(placed: Placed): Placed {
  const [, , name] = /^([*_]{1,3})([^*_]+)\1$/.exec(textOf(placed) ?? "") ?? [];
  return name === undefined ? placed : makeText(placed, name);
}

/** Profiles of somebody in networks, by the name of each: an address, or a user's name that follows `homes`. */
export function readProfiles(placed: Placed | undefined, homes: Readonly<Record<string, string>>): Placed[] {
  if (!(placed?.value instanceof Map)) return [];
  return [...placed.value].flatMap(([network, user]) => {
    const name = textOf(user);
    if (name === undefined) return [];
    const url = Object.hasOwn(homes, network) ? readAccount(user, name, homes[network] ?? "") : user;
    return [makeFields(user, { network: makeText(user, network), url })];
  });
}

function readAccount(placed: Placed, name: string, home: string): Placed {
  if (/^(?:https?:)?\/\/|^www\./i.test(name) || /^\/|\s/.test(name)) return placed;
  const [user = "", host] = name.replace(/^@/, "").split("@");
  const address = host === undefined ? `${home}${user}` : `https://${host}/@${user}`;
  return makeText(placed, address, `${JSON.stringify(name)} was read as ${address}. Check that it is yours.`);
}

/** Leaves out what its owner has hidden. */
export function leaveHidden(placed: Placed): Placed {
  return leaveOut(placed, "is hidden there, and was left out.");
}
