import { type DefaultTreeAdapterTypes, parse } from "parse5";

/** An element of a document: its attributes and the text in it. */
export interface DocumentElement {
  name: string;
  attributes: Record<string, string>;
  text: string;
}

/** The elements of a document, in their order, as a browser reads them. */
export function readDocument(html: string): DocumentElement[] {
  const elements: DocumentElement[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node) => {
    if ("attrs" in node) {
      elements.push({
        name: node.tagName,
        attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
        text: node.childNodes.map((child) => ("value" in child ? child.value : "")).join(""),
      });
    }
    if ("childNodes" in node) for (const child of node.childNodes) visit(child);
  };
  visit(parse(html));
  return elements;
}
