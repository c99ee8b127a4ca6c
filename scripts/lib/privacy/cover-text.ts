import type { Link, ListItem, PhrasingContent, RootContent } from "mdast";
import { holdsSecret, isContactLink, splitAtSecrets } from "./secrets.ts";

/** Texts that have no way to hide a secret: the address of the page that shows it stands in its place, once in a list. */
export function coverSecrets(nodes: readonly RootContent[], secrets: readonly string[], url: string): RootContent[] {
  if (secrets.length === 0) return [...nodes];
  const phrases = (children: readonly PhrasingContent[]) =>
    children.flatMap((child) => coverPhrase(child, secrets, url));
  return nodes.map((node): RootContent => {
    switch (node.type) {
      case "heading":
      case "paragraph":
        return { ...node, children: phrases(node.children) };
      case "list": {
        const items = node.children.map(
          (item): ListItem => ({ ...item, children: coverSecrets(item.children, secrets, url).filter(isItemContent) }),
        );
        const seen = new Set<string>();
        return { ...node, children: items.filter((item) => isNew(JSON.stringify(item), seen)) };
      }
      default:
        return node;
    }
  });
}

function coverPhrase(phrase: PhrasingContent, secrets: readonly string[], url: string): PhrasingContent[] {
  if (phrase.type === "text") {
    return splitAtSecrets(phrase.value, secrets).map((part, index) =>
      index % 2 === 1 ? linkTo(url) : { type: "text", value: part },
    );
  }
  if (phrase.type !== "link" || (!isContactLink(phrase.url) && !holdsSecret(phrase.url, secrets))) return [phrase];
  const isNamed = phrase.children.every((child) => child.type === "text" && !holdsSecret(child.value, secrets));
  return [isNamed ? { ...phrase, url } : linkTo(url)];
}

function linkTo(url: string): Link {
  return { type: "link", url, children: [{ type: "text", value: url }] };
}

function isItemContent(node: RootContent): node is ListItem["children"][number] {
  return node.type === "paragraph" || node.type === "list" || node.type === "heading";
}

function isNew(key: string, seen: Set<string>): boolean {
  return !seen.has(key) && Boolean(seen.add(key));
}
