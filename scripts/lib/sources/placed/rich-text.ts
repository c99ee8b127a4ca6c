import { readHtml } from "../text/read-html.ts";
import { type Fields, makeText, type Placed, textOf } from "./placed.ts";

/** The rule for a text in HTML: its paragraphs become the field of this name, the points of its lists `highlights`. */
export function richText(name: string): (placed: Placed) => Fields {
  return (placed) => {
    const text = textOf(placed);
    if (text === undefined) return { [name]: placed };
    const { paragraphs, points } = readHtml(text);
    const own = paragraphs.length > 0 ? makeText(placed, paragraphs.join("\n\n")) : undefined;
    const highlights = { ...placed, value: points.map((point) => makeText(placed, point)) };
    return { [name]: own, highlights: points.length > 0 ? highlights : undefined };
  };
}

/** The same where no list has a field of its own: its points are paragraphs. */
export function plainRichText(name: string): (placed: Placed) => Fields {
  return (placed) => {
    const { [name]: own, highlights } = richText(name)(placed);
    const points = Array.isArray(highlights?.value) ? highlights.value.flatMap((point) => textOf(point) ?? []) : [];
    const paragraphs = [own && textOf(own), ...points].filter((text) => text !== undefined);
    return { [name]: makeText(placed, paragraphs.join("\n\n")) };
  };
}
