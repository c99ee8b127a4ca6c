import { quote } from "../../messages/message.ts";

/** A value in words, as messages name it. */
export function nameValue(value: unknown): string {
  if (value === null) return "null (nothing)";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "an object in { }";
  if (typeof value === "string") return `the text ${quote(value)}`;
  if (typeof value === "number") return `the number ${value}`;
  return String(value);
}

const typeNames = new Map<unknown, string>([
  ["string", "a text in quotation marks"],
  ["integer", "a whole number"],
  ["string,integer", "a text in quotation marks, or a whole number"],
  ["number", "a number"],
  ["boolean", "true or false"],
  ["array", "a list in [ ]"],
  ["object", "an object in { }"],
]);

export const nameType = (type: string) => typeNames.get(type) ?? type;
