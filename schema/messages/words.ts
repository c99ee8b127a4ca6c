import { defineAdvice, defineError, defineWarning, listWords, quote, tellHowToAllow } from "./message.ts";

/** What stands within texts: marks of Markdown, formulas, code, HTML. */
export const wordMessages = {
  "tangled-text": defineError<object>({
    title: "a text with more marks than can be told apart",
    message: () =>
      "This text has thousands of marks such as *, [ and ` in one paragraph, a thousand underlined headings, more than 50 levels, or as a whole more than 40,000 lines, 100,000 marks or thousands of quotations and lists within lists.",
    hint: () =>
      "Put it between two lines of ``` if it is code, write it in paragraphs, with # before headings, or make several texts of it.",
    explanation:
      "To find out which of so many marks belong together would take longer than anybody waits, and no reader could.",
    wrong: '"body": "(ten thousand asterisks)"',
    right: '"body": { "file": "texts/notes.md" }',
  }),
  "unnamed-picture": defineError<object>({
    title: "a picture in a text that nothing is said of",
    message: () => "This picture has no words for those who can't see it.",
    hint: () => "Say between [ and ] what it shows: ![The board from above](assets/board.png).",
    explanation:
      "Screen readers read these words in the picture's place, and browsers show them where it is missing (WCAG 2.2, criterion 1.1.1).",
    wrong: "![](assets/board.png)",
    right: "![The board from above](assets/board.png)",
  }),
  "bad-formula": defineError<{ tex: string; reason: string }>({
    title: "a formula that can't be set",
    message: ({ tex, reason }) => `The formula ${quote(tex)} can't be set: ${reason}.`,
    hint: () => "Correct it (in JSON, each \\ is written \\\\), or write \\$ where a dollar is meant.",
    explanation:
      "What stands between dollars in a longer text is a formula in TeX. KaTeX sets it, which knows most of what LaTeX has for mathematics (katex.org/docs/supported.html).",
    wrong: "$\\\\frac{1}{2$",
    right: "$\\\\frac{1}{2}$",
  }),
  "html-in-text": defineWarning<{ found: string; near: string | undefined }>({
    title: "tags of HTML in a text",
    message: ({ found }) => `${quote(found)} is HTML, which visitors will see as it is written.`,
    hint: ({ near, found }) =>
      `${near ? `Write ${near} instead.` : found.startsWith("&") ? "Write the character itself." : "Remove it, and keep the words."} ${tellHowToAllow("html-in-text")}`,
    explanation:
      "Texts take Markdown: **strong**, *emphasis*, `code`, [words](address), ~~struck~~. HTML isn't read, so that no text can break a page or run code in it.",
    wrong: '"description": "Saved <b>half</b> of the current."',
    right: '"description": "Saved **half** of the current."',
  }),
  "missing-note": defineWarning<{ name: string; hasNotes: boolean }>({
    title: "a footnote that isn't there",
    message: ({ name, hasNotes }) =>
      hasNotes
        ? `This refers to the footnote ${quote(name)}, which the text hasn't, so [^${name}] will be seen as it is written.`
        : `[^${name}] will be seen as it is written: footnotes stand in longer texts alone.`,
    hint: ({ name, hasNotes }) =>
      `${hasNotes ? `Write the note on a line of its own, between blank lines: [^${name}]: …` : 'Put the text into a "body", or say it in brackets.'} ${tellHowToAllow("missing-note")}`,
    explanation:
      "In a longer text [^1] refers to the note that stands anywhere else in it as [^1]: …; notes are numbered in the order in which the text refers to them, and shown at its end.",
    wrong: "It was iron.[^1]",
    right: "It was iron.[^1]\n\n[^1]: Or nearly.",
  }),
  "note-without-reference": defineWarning<{ name: string }>({
    title: "a footnote that nothing refers to",
    message: ({ name }) =>
      `The footnote [^${name}] is not shown: nothing in this text refers to it, or another of its name stands before it.`,
    hint: ({ name }) => `Write [^${name}] where the text refers to it, give it a name of its own, or remove it.`,
    explanation: "Readers come to a note from the number in the text. Of two notes with one name, the first is shown.",
    wrong: "It was iron.\n\n[^1]: Or nearly.",
    right: "It was iron.[^1]\n\n[^1]: Or nearly.",
  }),
  "template-tag": defineWarning<{ found: string; near: string | undefined; isForm: boolean }>({
    title: "tags of another program in a text",
    message: ({ found }) =>
      `${quote(found)} is a tag for another program, such as Hugo or Jekyll; here visitors will see its braces.`,
    hint: ({ near, isForm }) =>
      `${near ? `Write ${near} instead.` : "Remove it, or write what stood in its place."} ${
        isForm ? "If it is meant to be read, put it between `…`." : tellHowToAllow("template-tag")
      }`,
    explanation:
      "Shortcodes {{< … >}}, {{% … %}} and Liquid's {% … %}, {{ … }} are filled in by the programs that they belong to. Here texts are Markdown, and of what stands in braces only {name}, {firstName}, {role} and {location} are filled in.",
    wrong: "{{< youtube w7Ft2ymGmfc >}}",
    right: "[The talk](https://www.youtube.com/watch?v=w7Ft2ymGmfc)",
  }),
  "marks-as-written": defineWarning<{ found: string; near: string; isPicture: boolean }>({
    title: "marks of Markdown where they are shown as they are written",
    message: ({ found, isPicture }) =>
      isPicture
        ? `${quote(found)} will be seen as it is written: pictures stand in longer texts alone.`
        : `${quote(found)} will be seen with its marks: names, titles, labels and texts for search engines have no form.`,
    hint: ({ near, isPicture }) =>
      `${isPicture ? 'Put it into a "body".' : `Write ${quote(near)}.`} ${tellHowToAllow("marks-as-written")}`,
    explanation:
      "Sentences take Markdown. What is short (titles, names, labels, tags, the words of buttons) already has the form that its place gives it, and search engines know none.",
    wrong: '"title": "**Lab Stock**"',
    right: '"title": "Lab Stock"',
  }),
  "missing-text": defineError<{ owner: string; keys: readonly string[] }>({
    title: "a text that is missing",
    message: ({ owner, keys }) =>
      `${owner[0]?.toUpperCase()}${owner.slice(1)} has neither ${keys.map(quote).join(" nor ")}: there is nothing to read.`,
    hint: ({ keys: [first = ""] }) => `Add "${first}": ["…"], or "body": "…" for a longer text in Markdown.`,
    explanation:
      "Paragraphs are plain sentences in a list. A body has headings, lists, code and more, and may stand in a file.",
    wrong: '{ "type": "prose", "title": "How I work" }',
    right: '{ "type": "prose", "title": "How I work", "paragraphs": ["Paper and pen first."] }',
  }),
  "two-texts": defineError<{ owner: string; keys: readonly string[] }>({
    title: "two texts where one is shown",
    message: ({ owner, keys }) =>
      `${owner[0]?.toUpperCase()}${owner.slice(1)} has both ${listWords(keys.map(quote), "and")}; only one of them can be shown.`,
    hint: ({ keys }) => `Put all of it into one of them, and remove the other: ${listWords(keys.map(quote))}.`,
    explanation: "Which of the two is meant, and in which order, only you know.",
    wrong: '{ "type": "prose", "paragraphs": ["…"], "body": "…" }',
    right: '{ "type": "prose", "body": "…" }',
  }),
  "missing-text-file": defineError<{ file: string; near: string | undefined }>({
    title: "a text's file that isn't there",
    message: ({ file }) => `There is no file ${file} beside this content file.`,
    hint: ({ near }) =>
      near
        ? `Did you mean "${near}"? Write "${near}".`
        : "Put the file there, or write the name of one that is there. Names are looked up from the content file's folder.",
    explanation:
      "Long texts and lists may stand in files of their own, named from the folder in which content.json stands.",
    wrong: '"body": { "file": "texts/contoller.md" }',
    right: '"body": { "file": "texts/controller.md" }',
  }),
  "bad-text-file": defineError<{ file: string; reason: string }>({
    title: "a file that can't be read as a text",
    message: ({ file, reason }) => `${file} can't be read as a text: ${reason}.`,
    hint: () => "Save it as plain text (UTF-8) in the content's folder, from the program that wrote it.",
    explanation:
      "The file of a body or a post is a plain text in Markdown, that of a list one in JSON, as every text editor writes it. It stands in the folder of content.json, also where a link in the file system leads.",
    wrong: '"body": { "file": "texts/controller.docx" }',
    right: '"body": { "file": "texts/controller.md" }',
  }),
  "missing-code-language": defineWarning<{ found: string }>({
    title: "code in a language whose grammar isn't installed",
    message: ({ found }) => `What tells ${quote(found)} apart is not installed, so the code stands without colours.`,
    hint: () =>
      `Run "npm install shiki", which brings the grammars of all languages. ${tellHowToAllow("missing-code-language")}`,
    explanation:
      "The package brings the grammars of the commonest languages along: those of all would be a third of its size. What is installed beside it is used.",
    wrong: "```haskell",
    right: "```haskell (after npm install shiki)",
  }),
  "unknown-code-language": defineAdvice<{ found: string }>({
    title: "code in a language that nobody knows",
    message: ({ found }) => `No language is called ${quote(found)}, so the code stands without colours.`,
    hint: () =>
      "Write the language's usual name in small letters, such as ts, python, c or sh; or none for what isn't a program.",
    explanation:
      "The word after ``` says which language the code is in. Known are those of Shiki, more than two hundred (shiki.style/languages).",
    wrong: "```pyhton",
    right: "```python",
  }),
};
