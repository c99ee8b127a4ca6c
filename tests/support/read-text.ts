interface Node {
  nodeName: string;
  value?: string;
  childNodes?: Node[];
}

/** The text of a parsed document, without that of its scripts and styles. */
export function readText({ nodeName, value = "", childNodes = [] }: Node): string {
  if (nodeName === "style" || nodeName === "script") return "";
  return value + childNodes.map(readText).join(" ");
}
