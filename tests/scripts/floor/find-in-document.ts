import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from "parse5";
import { featureAt, isBeyond, type Versions } from "./compat.ts";

/** The inline parts of a page, and what of its elements, attributes and policy one of these browsers lacks. */
export interface DocumentParts {
  styles: string[];
  scripts: string[];
  beyond: string[];
}

/** Reads a page's document. Of elements and attributes that are not known a browser takes no notice. */
export function readDocumentParts(html: string, floor: Versions): DocumentParts {
  const parts: DocumentParts = { styles: [], scripts: [], beyond: [] };
  const found = new Set<string>();
  const report = (...keys: string[]) => {
    const feature = featureAt(...keys);
    if (feature && isBeyond(feature, floor)) found.add(feature.path);
    return feature;
  };
  const visit = (node: DefaultTreeAdapterTypes.Node) => {
    if (tree.isElementNode(node)) {
      const { tagName, attrs } = node;
      const says = new Map(attrs.map(({ name, value }) => [name, value]));
      const text = node.childNodes.map((child) => (tree.isTextNode(child) ? child.value : "")).join("");
      if (tagName === "style") parts.styles.push(text);
      if (tagName === "script" && !says.has("type")) parts.scripts.push(text);
      report("html", "elements", tagName);
      for (const [name, value] of says) {
        report("html", "elements", tagName, name, value);
        if (!report("html", "elements", tagName, name)) report("html", "global_attributes", name);
      }
      if (says.get("http-equiv") === "Content-Security-Policy") {
        for (const directive of (says.get("content") ?? "").split(";")) {
          report("http", "headers", "Content-Security-Policy", directive.trim().split(" ")[0] ?? "");
        }
      }
    }
    if ("childNodes" in node) node.childNodes.forEach(visit);
  };
  visit(parse(html));
  parts.beyond = [...found];
  return parts;
}
