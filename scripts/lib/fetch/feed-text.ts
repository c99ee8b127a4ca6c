import { parseUntrustedFragment, type UntrustedNode, walk } from "../html/parse-html.ts";

/** Limit of a description in characters. */
const mostCharacters = 280;

const unread = new Set(["script", "style", "template", "iframe", "noscript"]);
const isUnread = ({ nodeName }: UntrustedNode) => unread.has(nodeName);

export function plainTitle(html: string): string {
  return textOf(parseUntrustedFragment(html).childNodes);
}

/** Returns the first nonempty paragraph of HTML as plain text, shortened for a list. */
export function plainDescription(html: string): string | undefined {
  const nodes = parseUntrustedFragment(html).childNodes;
  const text = firstParagraph(nodes) ?? textOf(nodes);
  if (text.length <= mostCharacters) return text || undefined;
  return `${text.slice(0, mostCharacters).replace(/(?<!\s)\s+\S*$/, "")} …`;
}

function firstParagraph(nodes: readonly UntrustedNode[]): string | undefined {
  for (const node of walk(nodes, isUnread)) {
    const paragraph = "value" in node && node.value.trim() !== "" ? outermostParagraph(node) : undefined;
    if (paragraph) return textOf([paragraph]);
  }
  return undefined;
}

function outermostParagraph(text: UntrustedNode): UntrustedNode | undefined {
  let found: UntrustedNode | undefined;
  let node: UntrustedNode | null = text;
  while (node && "parentNode" in node) {
    node = node.parentNode;
    if (node?.nodeName === "p") found = node;
  }
  return found;
}

function textOf(nodes: readonly UntrustedNode[]): string {
  const parts = [...walk(nodes, isUnread)].map((node) =>
    "value" in node ? node.value : node.nodeName === "br" ? " " : "",
  );
  return parts.join("").replace(/\s+/g, " ").trim();
}
