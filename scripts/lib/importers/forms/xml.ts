import { groupBy } from "../../../../schema/source/group-by.ts";
import { SourceText } from "../../../../schema/source/source-text.ts";
import { CommandError } from "../../cli/command.ts";
import { parseUntrustedXml, type XmlElement, XmlError } from "../../html/parse-xml.ts";
import { Value } from "../tree/value.ts";
import { Budget, type TextFile } from "./budget.ts";

/**
 * Reads XML. An element becomes an object of its attributes (`@code`) and children by name; children with the same name
 * become a list. An element that holds only text becomes a text.
 */
export function readXml({ name, text }: TextFile): Value {
  const source = new SourceText(name, text);
  const budget = new Budget({ name, text });
  const placeOf = (offset: number) => {
    const { line, column } = source.position(offset);
    return `${name}:${line}:${column}`;
  };
  const read = ({ children, attributes, offset }: XmlElement, depth: number): Value => {
    const place = depth === 0 ? name : placeOf(offset);
    const fields = new Map<string, Value>();
    for (const [key, value] of Object.entries(attributes))
      if (!/^xmlns(?::|$)/.test(key)) fields.set(`@${localName(key)}`, new Value(place, value.trim()));
    const elements = children.filter((child) => typeof child === "object");
    for (const [key, same] of groupBy(elements, (element) => localName(element.name))) {
      const values = same.map((element) => {
        budget.spend(depth);
        return read(element, depth + 1);
      });
      const [first = new Value("", null), ...others] = values;
      fields.set(key, others.length === 0 ? first : new Value(first.place, values));
    }
    const words = children.flatMap((child) => (typeof child === "string" ? child.trim() || [] : []));
    const text = new Value(place, words.join(" "));
    if (fields.size === 0) return text;
    if (!text.isEmpty) fields.set("#text", text);
    return new Value(place, fields);
  };
  try {
    return read(parseUntrustedXml(text), 0);
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    throw new CommandError(`${name} can't be read as XML.\n\n${placeOf(error.offset)}: ${error.message}.`, {
      cause: error,
    });
  }
}

function localName(name: string): string {
  return name.replace(/^.*:/, "");
}
