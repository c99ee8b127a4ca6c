import { isPlaceholder } from "../../../localize/placeholders.ts";
import { defineWarning, ifMeant, quote } from "../../../messages/message.ts";
import { defineRule } from "../../rule.ts";

/** The Markdown or plain text to suggest instead of an HTML tag, by the tag's name. */
const nearHtml = new Map([
  ["a", "[words](https://…)"],
  ["b", "**words**"],
  ["strong", "**words**"],
  ["i", "*words*"],
  ["em", "*words*"],
  ["code", "`words`"],
  ["s", "~~words~~"],
  ["del", "~~words~~"],
  ["strike", "~~words~~"],
  ["br", "\\n"],
  ["p", "\\n\\n"],
  ["iframe", 'a block of its own, as { "type": "video", "title": "…", "url": "https://…" }, or [words](https://…)'],
]);

/** The Markdown to suggest instead of a tag of Hugo or Jekyll, by the tag's name. */
const nearTags = new Map([
  ["figure", "![what it shows](assets/picture.png)"],
  ["image", "![what it shows](assets/picture.png)"],
  ["img", "![what it shows](assets/picture.png)"],
  ["youtube", "[words](https://…)"],
  ["vimeo", "[words](https://…)"],
  ["ref", "[words](/notes/first)"],
  ["relref", "[words](/notes/first)"],
  ["link", "[words](/notes/first)"],
  ["post_url", "[words](/notes/first)"],
  ["highlight", "``` on a line before the code, and on one behind it,"],
  ["endhighlight", "``` on a line before the code, and on one behind it,"],
]);

/** Texts contain no template tags, and no HTML but the harmless part in longer texts. */
export const tags = defineRule({
  messages: {
    "html-in-text": defineWarning<{ found: string; near: string | undefined }>({
      title: "tags of HTML in a text",
      message: ({ found }) => `${quote(found)} is HTML, which visitors will see as it is written.`,
      hint: ({ near, found }) =>
        near
          ? `Write ${near} instead.`
          : found.startsWith("&")
            ? "Write the character itself."
            : "Remove it, and keep the words.",
      allow: ifMeant,
      explanation:
        "Texts take Markdown: **strong**, *emphasis*, `code`, [words](address), ~~struck~~. Only longer texts take some HTML, none that could break a page or run code in it.",
      wrong: '"description": "Saved <b>half</b> of the current."',
      right: '"description": "Saved **half** of the current."',
    }),
    "html-left-out": defineWarning<{ found: string; near: string | undefined }>({
      title: "tags of HTML that a text doesn't show",
      message: ({ found }) => `${quote(found)} is left out, or what in it could run or change the page.`,
      hint: ({ near }) => (near ? `Write ${near} instead.` : "Remove it, or say it in Markdown."),
      allow: ifMeant,
      explanation:
        "Longer texts take the HTML that only says what words are: <br>, <sub>, <kbd>, <details>, <figure>, <img>, tables and the like. Scripts, styles, frames, forms and drawings are left out with what is in them.",
      wrong: '<iframe src="https://www.youtube.com/embed/w7Ft2ymGmfc"></iframe>',
      right: "[The talk](https://www.youtube.com/watch?v=w7Ft2ymGmfc)",
    }),
    "template-tag": defineWarning<{ found: string; near: string | undefined; isForm: boolean }>({
      title: "tags of another program in a text",
      message: ({ found }) =>
        `${quote(found)} is a tag for another program, such as Hugo or Jekyll; here visitors will see its braces.`,
      hint: ({ near, isForm }) =>
        `${near ? `Write ${near} instead.` : "Remove it, or write what stood in its place."}${
          isForm ? " If it is meant to be read, put it between `…`." : ""
        }`,
      allow: ({ isForm }) => (isForm ? undefined : ifMeant),
      explanation:
        "Shortcodes {{< … >}}, {{% … %}} and Liquid's {% … %}, {{ … }} are filled in by the programs that they belong to. Here texts are Markdown, and of what stands in braces only {name}, {firstName}, {role} and {location} are filled in.",
      wrong: "{{< youtube w7Ft2ymGmfc >}}",
      right: "[The talk](https://www.youtube.com/watch?v=w7Ft2ymGmfc)",
    }),
  },
  create: ({ report }) => ({
    part(node) {
      const { value: part, extent } = node;
      if (part.kind === "html") {
        const { found } = part;
        const name = /^<\/?([a-z0-9]+)/i.exec(found)?.[1]?.toLowerCase() ?? "";
        const near = extent && nearHtml.get(name);
        report(extent === "blocks" ? "html-left-out" : "html-in-text", node, { found, near });
      }
      if (part.kind === "tag") {
        const { found } = part;
        const name = /[a-z][\w.-]*/i.exec(found)?.[0] ?? "";
        const near = found.startsWith("{{") && isPlaceholder(name) ? `{${name}}` : nearTags.get(name);
        report("template-tag", node, { found, near, isForm: extent !== undefined });
      }
    },
  }),
});
