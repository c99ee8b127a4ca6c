import { extentOf, type Kind } from "../../kinds.ts";
import type { Finding } from "../../messages/message.ts";
import { find } from "../../messages/messages.ts";
import { file, href } from "../../primitives.ts";
import { isPlaceholder } from "../../resolve/text.ts";
import type { ContentIndex } from "../content-index/content-index.ts";
import { findBeside, findMeantPage } from "../content-index/own-files.ts";
import type { WrittenPart } from "../content-index/written.ts";
import type { AssetProbe, DiskProbe } from "../disk.ts";
import { translatePattern } from "../shape/forms.ts";

/** Whether a text takes Markdown: it is of a kind that does, or stands in a file. */
const takesForm = ({ value, place }: WrittenPart) => place.file !== undefined || extentOf(value.kind) !== undefined;

/** Whether it takes blocks, too. */
const takesBlocks = ({ value, place }: WrittenPart) => place.file !== undefined || extentOf(value.kind) === "blocks";

/** Nobody can tell a text's marks apart, and no program in a time that anybody waits. */
export function checkTangles({ written }: ContentIndex): Finding[] {
  return written.tangled.map(({ place }) => find("tangled-text", place, {}));
}

/** The addresses of links and the names of pictures in texts have the form that they have elsewhere. */
export function checkWrittenAddresses(index: ContentIndex, _probe: AssetProbe, disk: DiskProbe): Finding[] {
  return index.written.parts.filter(takesForm).flatMap((one) => {
    const { part, place } = one;
    if (part.kind === "link" && !href.safeParse(part.address).success)
      return [reportLink(one, part.address, index, disk)];
    if (part.kind !== "picture" || !takesBlocks(one)) return [];
    const unnamed = part.alt.trim() === "" ? [find("unnamed-picture", place, {})] : [];
    return file.safeParse(part.file).success ? unnamed : [translatePattern("file", part.file, place), ...unnamed];
  });
}

/** A link that is none, with the page or the file that it was meant for, where it is written as other programs look it up. */
function reportLink({ value, place }: WrittenPart, address: string, index: ContentIndex, disk: DiskProbe): Finding {
  if (address === "") return find("bad-link", place, { found: "", near: undefined });
  const link = { ...value, place };
  const near = findMeantPage(link, address, index) ?? findBeside(link, address, index, disk);
  return near === undefined
    ? translatePattern("href", address, place)
    : find("bad-link", place, { found: address, near });
}

/** Every formula can be set. */
export function checkFormulas({ written }: ContentIndex, _probe: unknown, disk: DiskProbe): Finding[] {
  return written.parts.flatMap(({ part, place }) => {
    if (part.kind !== "formula") return [];
    const reason = disk.formulaTrouble?.(part.tex, part.isDisplay);
    return reason === undefined ? [] : [find("bad-formula", place, { tex: part.tex, reason })];
  });
}

/** No text holds HTML, which is shown as it is written. */
export function checkHtml({ written }: ContentIndex): Finding[] {
  return written.parts.flatMap((one) => {
    const { part, place } = one;
    if (part.kind !== "html") return [];
    return [
      find("html-in-text", place, { found: part.found, near: takesForm(one) ? markdownFor(part.found) : undefined }),
    ];
  });
}

/** Every reference to a note has its note, and every note its reference. */
export function checkNotes({ written }: ContentIndex): Finding[] {
  return written.parts.flatMap((one) => {
    const { part, place } = one;
    if (part.kind !== "note") return [];
    const { name } = part;
    if (part.trouble === "unused") return [find("note-without-reference", place, { name })];
    return [find("missing-note", place, { name, hasNotes: takesBlocks(one) })];
  });
}

/** No text holds tags of programs that fill in texts elsewhere: nothing fills them in here. */
export function checkTemplateTags({ written }: ContentIndex): Finding[] {
  return written.parts.flatMap((one) => {
    const { part, place } = one;
    if (part.kind !== "tag") return [];
    return [find("template-tag", place, { found: part.found, near: nearTag(part.found), isForm: takesForm(one) })];
  });
}

/** What says here what a tag of Hugo's or Jekyll's says there, by the tag's name. */
function nearTag(tag: string): string | undefined {
  const name = /[a-z][\w.-]*/i.exec(tag)?.[0] ?? "";
  if (tag.startsWith("{{") && isPlaceholder(name)) return `{${name}}`;
  const written: Record<string, string> = {
    figure: "![what it shows](assets/picture.png)",
    image: "![what it shows](assets/picture.png)",
    img: "![what it shows](assets/picture.png)",
    youtube: "[words](https://…)",
    vimeo: "[words](https://…)",
    ref: "[words](/notes/first)",
    relref: "[words](/notes/first)",
    link: "[words](/notes/first)",
    post_url: "[words](/notes/first)",
    highlight: "``` on a line before the code, and on one behind it,",
    endhighlight: "``` on a line before the code, and on one behind it,",
  };
  return Object.hasOwn(written, name) ? written[name] : undefined;
}

/** What says in Markdown, or in plain letters, what a tag of HTML says. */
function markdownFor(html: string): string | undefined {
  const name = /^<\/?([a-z0-9]+)/i.exec(html)?.[1]?.toLowerCase() ?? "";
  const written: Record<string, string> = {
    a: "[words](https://…)",
    b: "**words**",
    strong: "**words**",
    i: "*words*",
    em: "*words*",
    code: "`words`",
    s: "~~words~~",
    del: "~~words~~",
    strike: "~~words~~",
    br: "\\n",
    p: "\\n\\n",
  };
  return written[name];
}

const shownAsWritten: readonly Kind[] = ["label", "name", "tag", "action", "alt", "sentence"];

/** Marks of Markdown stand only where they are read as marks. */
export function checkForm({ written }: ContentIndex): Finding[] {
  const told = new Set<string>();
  return written.parts.flatMap((one) => {
    const { part, value, place } = one;
    if (part.kind !== "form" || told.has(value.pointer)) return [];
    const isPicture = takesForm(one) && !takesBlocks(one) && value.text.startsWith("![", part.start);
    if (!isPicture && !shownAsWritten.includes(value.kind)) return [];
    if (!isPicture) told.add(value.pointer);
    return [
      find("marks-as-written", place, { found: value.text.slice(part.start, part.end), near: part.words, isPicture }),
    ];
  });
}

/** What tells the words of a program apart is installed. */
export function checkCodeGrammars({ written }: ContentIndex, _probe: AssetProbe, disk: DiskProbe): Finding[] {
  return written.parts.flatMap(({ part, place }) =>
    part.kind === "code" && disk.knowsLanguage?.(part.language) === "not-installed"
      ? [find("missing-code-language", place, { found: part.language })]
      : [],
  );
}

/** The language of a program is one whose words can be told apart. */
export function checkCodeLanguages({ written }: ContentIndex, _portfolio: unknown, disk: DiskProbe): Finding[] {
  return written.parts.flatMap(({ part, place }) =>
    part.kind === "code" && disk.knowsLanguage?.(part.language) === "no"
      ? [find("unknown-code-language", place, { found: part.language })]
      : [],
  );
}
