const marks: Readonly<Record<string, string>> = {
  STRONG: "**",
  B: "**",
  EM: "*",
  I: "*",
  CODE: "`",
  DEL: "~~",
  S: "~~",
};

const skipped: ReadonlySet<string> = new Set(["STYLE", "SCRIPT", "TITLE", "META", "TEMPLATE", "HEAD"]);

/** What has a format that Markdown knows. */
const formatted =
  "a[href], b, strong, i, em, del, s, code, h1, h2, h3, h4, h5, h6, li, blockquote, [style*=bold], [style*=italic]";

/**
 * Formatted text of the clipboard as Markdown. What Markdown can't say is left out, but no words. Undefined for a text
 * without formats, and for source code: both are pasted as they are.
 * @param isLine true for a text without paragraphs
 */
export function markdownFrom(clipboard: DataTransfer | null, isLine: boolean): string | undefined {
  const html = clipboard?.getData("text/html") ?? "";
  const { body } = new DOMParser().parseFromString(html, "text/html");
  if (!body.querySelector(formatted) || /white-space:\s*pre;/.test(html)) return undefined;
  return isLine ? inlineIn(body).replace(/\s+/g, " ").trim() : blocksIn(body).join("\n\n");
}

const blockNames =
  /^(?:ADDRESS|ARTICLE|ASIDE|BLOCKQUOTE|BODY|DD|DIV|DL|DT|FIGURE|FIGCAPTION|FOOTER|FORM|H[1-6]|HEADER|HR|LI|MAIN|NAV|OL|P|PRE|SECTION|TABLE|TBODY|THEAD|TR|UL)$/;

/** The blocks of an element, each in lines of its own. */
function blocksIn(element: Element): string[] {
  const blocks: string[] = [];
  let line = "";
  const end = () => {
    const text = mapLines(line.trim(), (one) => one.trim());
    if (text !== "") blocks.push(text);
    line = "";
  };
  for (const node of element.childNodes) {
    const isBlock =
      node instanceof Element && (blockNames.test(node.tagName) || node.querySelector("p, li, h1, h2, h3"));
    if (!isBlock) {
      line += inlineOf(node);
      continue;
    }
    end();
    blocks.push(...blockOf(node));
  }
  end();
  return blocks;
}

function blockOf(element: Element): string[] {
  const { tagName } = element;
  const [, level] = /^H([1-6])$/.exec(tagName) ?? [];
  if (level !== undefined) {
    const text = inlineIn(element).trim();
    return text === "" ? [] : [`${"#".repeat(Math.max(2, Number(level)))} ${text}`];
  }
  if (tagName === "UL" || tagName === "OL") {
    const items = [...element.children].map((item, index) => {
      const mark = tagName === "OL" ? `${index + 1}. ` : "- ";
      const [first = "", ...others] = blocksIn(item);
      return [mark + first, ...others].join("\n").replaceAll("\n", `\n${" ".repeat(mark.length)}`);
    });
    return items.length === 0 ? [] : [items.join("\n")];
  }
  if (tagName === "BLOCKQUOTE") return [mapLines(blocksIn(element).join("\n\n"), (line) => `> ${line}`.trim())];
  if (tagName === "PRE") return [`\`\`\`\n${element.textContent.replace(/\n$/, "")}\n\`\`\``];
  return blocksIn(element);
}

function inlineIn(element: Element): string {
  return [...element.childNodes].map(inlineOf).join("");
}

function inlineOf(node: Node): string {
  if (node instanceof Text) return node.data.replace(/\s+/g, " ").replace(/[\\*_`[\]]/g, "\\$&");
  if (!(node instanceof HTMLElement) || skipped.has(node.tagName)) return "";
  if (node.tagName === "BR") return "\n";
  const text = node.tagName === "CODE" ? node.textContent : inlineIn(node);
  const href = node.tagName === "A" ? (node.getAttribute("href") ?? "") : "";
  if (/^(?:https?|mailto|tel):/.test(href) && text.trim() !== "") return around(text, "[", `](${href})`);
  // Word processors write formats as styles, and wrap what has none in bold elements.
  const { fontWeight, fontStyle } = node.style;
  const isBold = fontWeight === "bold" || Number(fontWeight) >= 600;
  const styled = isBold ? "**" : fontStyle === "italic" ? "*" : undefined;
  const mark = fontWeight === "normal" || fontWeight === "400" ? styled : (marks[node.tagName] ?? styled);
  if (mark !== undefined && text.trim() !== "") return around(text, mark, mark);
  return blockNames.test(node.tagName) ? ` ${text} ` : text;
}

/** Puts marks around a text, and leaves the space at its ends outside. */
function around(text: string, before: string, after: string): string {
  const words = text.trim();
  return text.replace(words, () => before + words + after);
}

function mapLines(text: string, change: (line: string) => string): string {
  return text.split("\n").map(change).join("\n");
}
