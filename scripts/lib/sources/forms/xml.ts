import { groupBy } from "../../../../schema/source/group-by.ts";
import { SourceText } from "../../../../schema/source/source-text.ts";
import { CommandError } from "../../cli/command.ts";
import { parseForeignXml, type XmlElement, XmlError } from "../../html/parse-xml.ts";
import type { Placed } from "../placed/placed.ts";
import { Budget } from "./budget.ts";
import type { TextFile } from "./form.ts";

/**
 * Reads XML: an element is an object of its attributes (`@code`) and its elements by their names, in lists where there are
 * several; one that holds words alone is a text.
 */
export function readXml({ name, text }: TextFile): Placed {
  const source = new SourceText(name, text);
  const budget = new Budget({ name, text });
  const placeOf = (offset: number) => {
    const { line, column } = source.position(offset);
    return `${name}:${line}:${column}`;
  };
  /** An element as an object; `@` begins the names of attributes. */
  const write = ({ children, attributes, offset }: XmlElement, depth: number): Placed => {
    const place = depth === 0 ? name : placeOf(offset);
    const fields = new Map<string, Placed>();
    for (const [key, value] of Object.entries(attributes))
      if (!/^xmlns(?::|$)/.test(key)) fields.set(`@${localName(key)}`, { place, value: value.trim() });
    const elements = children.filter((child) => typeof child === "object");
    for (const [key, same] of groupBy(elements, (element) => localName(element.name))) {
      const written = same.map((element) => {
        budget.spend(depth);
        return write(element, depth + 1);
      });
      fields.set(key, joinElements(written));
    }
    const words = children.flatMap((child) => (typeof child === "string" ? child.trim() || [] : []));
    const value = words.join(" ");
    if (fields.size === 0) return { place, value };
    if (value !== "") fields.set("#text", { place, value });
    return { place, value: fields };
  };
  try {
    return write(parseForeignXml(text), 0);
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    throw new CommandError(`${name} can't be read as XML.\n\n${placeOf(error.offset)}: ${error.message}.`, {
      cause: error,
    });
  }
}

/** A name without the prefix of its namespace. */
function localName(name: string): string {
  return name.replace(/^.*:/, "");
}

/** Several elements of one name are a list. */
function joinElements(same: readonly Placed[]): Placed {
  const [first = { place: "", value: null }, ...others] = same;
  return others.length === 0 ? first : { place: first.place, value: same };
}
