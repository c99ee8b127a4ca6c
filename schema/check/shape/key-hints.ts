import { entities } from "../../entities/index.ts";
import { contentJsonSchema } from "../../json-schema/content-json-schema.ts";
import { isRecord, type JsonSchema } from "../../json-schema/schema-parts.ts";
import { isTranslatable } from "../../json-schema/translatable.ts";
import { siteLanguages } from "../../localize/localize.ts";
import { quote } from "../../messages/message.ts";
import { findCardType } from "./other-words.ts";

/** The key and the language in a key such as "role_en" or "titleDe", if its text can have translations. */
export function splitLanguage(
  key: string,
  { properties = {} }: JsonSchema,
): { name: string; code: string } | undefined {
  const separated = key.replace(/(?<=[a-z])[A-Z][a-z]$/, "_$&");
  const [, name = "", code = ""] = /^([a-zA-Z]+)[_.-]([a-zA-Z]{2})$/.exec(separated) ?? [];
  const property = properties[name];
  return property && isTranslatable(property) ? { name, code: code.toLowerCase() } : undefined;
}

/** Says how to write a single date where only periods can be. */
export function writeMoment(key: string, { properties = {} }: JsonSchema): string | undefined {
  if (!/^(?:date|when|year|day)$/i.test(key) || !properties["end"] || properties["date"]) return undefined;
  return 'For a single moment write "end" alone, as in "end": "2024"; for a period "start" and "end".';
}

/** Says which part of the root has a key that is at the top. */
export function writeHome(key: string, { properties = {} }: JsonSchema): string | undefined {
  const home = ["site", "profile", "theme"].find((name) => properties[name]?.properties?.[key]);
  return home && `It is a key of "${home}": write it within the { } of "${home}".`;
}

/** Says in which block of a page cards are, for a list of them at the top of the file. */
export function writeCards(key: string): string | undefined {
  const one = key.replace(/s$/, "");
  const type = Object.hasOwn(entities, one) ? `"type": ${quote(one)}` : findCardType(key);
  if (type === undefined) return undefined;
  const title = `${key.charAt(0).toUpperCase()}${key.slice(1)}`;
  return `Write them as cards of a page, in its "blocks": { "type": "card-grid", "title": "${title}", "cards": [{ ${type}, … }] }.`;
}

/** Says where the alternative text of a picture belongs that is a value beside it. */
export function writeAltWithin(key: string, { properties = {} }: JsonSchema, value: unknown): string | undefined {
  const name = Object.keys(properties).find((one) => properties[one]?.properties?.[key]);
  if (key !== "alt" || name === undefined || !isRecord(value)) return undefined;
  const { [name]: picture, alt } = value;
  const src = isRecord(picture) ? picture["src"] : picture;
  return `Write it within the picture: "${name}": { "src": ${quote(src ?? "…")}, "alt": ${quote(alt)} }.`;
}

/** Says that a key of the root is too deep. */
export function writeOutside(key: string, owner: string): string | undefined {
  const parts = contentJsonSchema().properties ?? {};
  return Object.hasOwn(parts, key) && Object.hasOwn(parts, owner)
    ? `It belongs beside "${owner}", not within its { }.`
    : undefined;
}

/** Says that a key with the same meaning is there already. */
export function writeSame(same: string | undefined): string | undefined {
  return same && `Put it into "${same}", which is there already.`;
}

/** Says how to hide what people try to switch off by another key, whose value would mean the opposite. */
export function writeHidden(key: string, { properties = {} }: JsonSchema, value: unknown): string | undefined {
  if (!/^(?:visible|show|shown|enabled|published|display)$/i.test(key) || !properties["hidden"]) return undefined;
  if (value === true) return "Remove it: everything in the file is shown unless it is hidden.";
  return 'To keep it without showing it, write "hidden": true instead; otherwise remove the key.';
}

/** Says how to write a text in several languages, which the site names. */
export function writeTranslations({ name, code }: { name: string; code: string }, content: unknown): string {
  const site = isRecord(content) && isRecord(content["site"]) ? content["site"] : {};
  const own = siteLanguages(content);
  const codes = [...new Set([...(own ?? [typeof site["language"] === "string" ? site["language"] : "en"]), code])];
  const texts = codes.map((one) => `${JSON.stringify(one)}: "…"`).join(", ");
  const named = own?.includes(code) ? "" : `, and "languages": ${JSON.stringify(codes)} in "site"`;
  return `Write both in one: "${name}": { ${texts} }${named}.`;
}
