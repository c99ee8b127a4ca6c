/** Reports something in a text by its offset. */
export type Report = (offset: number, message: string) => void;

/** What tags mean in the blog that they are written in. */
export interface TagContext {
  isLiquid: boolean;
  /** The folder that the old site was in: "" or "/blog". */
  base: string;
  /** The new address of a post, by its file's name as tags name it. */
  findPost: (name: string) => string | undefined;
  report: Report;
}

/** The parameters of a tag, by name or position. */
type Parameters = ReadonlyMap<string, string>;

const fence = String.raw`^ {0,3}(?<fence>\x60{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^ {0,3}\k<fence>[\x60~]*[ \t\r]*$|$(?![\s\S]))`;
const code = String.raw`(?<ticks>\x60+)(?!\x60)[^\n]*?(?<!\x60)\k<ticks>(?!\x60)`;
const liquidPair = String.raw`\{%-?\s*(?<pair>raw|comment|highlight)\b(?<pairWords>[^%]*)%\}(?<within>[\s\S]*?)\{%-?\s*end\k<pair>\s*-?%\}`;
const liquid = String.raw`\{%-?\s*(?<tag>\w+)(?<tagWords>(?:[^%]|%(?!\}))*)%\}|\{\{(?<output>[^{}]*)\}\}`;
const hugoPair = String.raw`\{\{[<%]\s*highlight\b(?<hugoWords>[^\n]*?)[>%]\}\}(?<hugoWithin>[\s\S]*?)\{\{[<%]\s*/\s*highlight\s*[>%]\}\}`;
const hugo = String.raw`\{\{[<%](?<escaped>/\*)?\s*(?<close>/)?\s*(?<name>[\w./-]+)(?<words>(?:"[^"]*"|\x60[^\x60]*\x60|[^>%"])*?)/?\s*(?:\*/)?[>%]\}\}`;

/** The name of a picture with spaces, which kramdown allows. */
const spacedPicture = String.raw`\]\((?<spaced>[^()<>{"'\n]*[^()<>{"'\s] [^()<>{"'\n]*\.(?:png|jpe?g|gif|svg|webp))\)`;

const jekyllSyntax = new RegExp(
  `${liquidPair}|${fence}|${code}|${liquid}|(?<attributes>\\{:[^}\\n]*\\})|${spacedPicture}`,
  "gim",
);
const hugoSyntax = new RegExp(`${hugoPair}|${fence}|${code}|${hugo}`, "gm");

/** Replaces the tags of Jekyll or Hugo by Markdown. The text keeps its lines, so that reports can name them. */
export function convertTags(text: string, context: TagContext): string {
  return text.replace(context.isLiquid ? jekyllSyntax : hugoSyntax, (...found) => {
    const [whole, groups, offset] = [
      String(found[0]),
      found.at(-1) as Record<string, string | undefined>,
      Number(found.at(-3)),
    ];
    const made = (context.isLiquid ? convertLiquid : convertHugo)(whole, groups, offset, context);
    const lost = whole.split("\n").length - made.split("\n").length;
    return made + "\n".repeat(Math.max(0, lost));
  });
}

type Convert = (
  whole: string,
  groups: Record<string, string | undefined>,
  offset: number,
  context: TagContext,
) => string;

const convertLiquid: Convert = (whole, groups, offset, context) => {
  const { pair, pairWords = "", within = "", tag, tagWords = "", output, attributes, spaced } = groups;
  if (spaced !== undefined) return `](<${spaced}>)`;
  if (attributes !== undefined || pair === "comment") return "";
  if (pair === "raw") return within;
  if (pair === "highlight") return fenceOf(pairWords, within.replace(/\{%-?\s*(?:end)?raw\s*-?%\}/g, ""));
  if (tag === "post_url" || tag === "link") return context.findPost(tagWords.trim()) ?? lose(whole, offset, context);
  if (tag !== undefined) return convertCommon(whole, tag, readParameters(tagWords), offset, context);
  if (output === undefined) return whole;
  const literal =
    /^-?\s*["']([^"']*)["']\s*(?:\|\s*(?:relative_url|absolute_url|prepend:\s*site\.(?:base)?url)\s*)+-?$/.exec(output);
  if (literal?.[1] !== undefined) return context.base + literal[1].replace(/^(?!\/)/, "/");
  return /^\s*site\.(?:base)?url\s*$/.test(output) ? context.base : lose(whole, offset, context);
};

const convertHugo: Convert = (whole, groups, offset, context) => {
  const { hugoWords, hugoWithin = "", name, words = "", close, escaped } = groups;
  if (hugoWords !== undefined) return fenceOf(hugoWords, hugoWithin);
  if (name === undefined) return whole;
  if (escaped !== undefined) return whole.replace("/*", "").replace("*/", "");
  const parameters = readParameters(words);
  if (name === "ref" || name === "relref") {
    const [path = "", anchor] = (parameters.get("0") ?? parameters.get("path") ?? "").split("#");
    const to = path === "" ? "" : context.findPost(path);
    return to === undefined ? lose(whole, offset, context) : to + (anchor === undefined ? "" : `#${anchor}`);
  }
  // What is between an unknown tag and its end stays.
  return close ? "" : convertCommon(whole, name, parameters, offset, context);
};

/** Addresses of what a tag shows, by the tag's name. */
const shown: Readonly<Record<string, string>> = {
  youtube: "https://www.youtube.com/watch?v=",
  vimeo: "https://vimeo.com/",
  gist: "https://gist.github.com/",
};

/** Tags that both programs have, or their themes. */
function convertCommon(
  whole: string,
  name: string,
  parameters: Parameters,
  offset: number,
  context: TagContext,
): string {
  const say = (...keys: readonly string[]) =>
    keys.map((key) => parameters.get(key)).find((value) => value !== undefined);
  const start = Object.hasOwn(shown, name.toLowerCase()) ? shown[name.toLowerCase()] : undefined;
  const id = say("id", "0");
  if (start !== undefined && id !== undefined)
    return `<${start}${id}${name === "gist" && parameters.has("1") ? `/${say("1")}` : ""}>`;
  const src = say("src", "url", "file", "path", "image", "image_path", "0", "1");
  if (src !== undefined && /\.(?:png|jpe?g|gif|svg|webp|avif)$/i.test(src)) {
    const words = say("alt", "caption", "title") ?? "";
    return `![${words.replace(/[[\]]/g, "\\$&")}](<${src.replace(/\{\{\s*site\.(?:base)?url\s*\}\}/g, context.base)}>)`;
  }
  return lose(whole, offset, context);
}

function lose(whole: string, offset: number, { report }: TagContext): string {
  report(offset, `${whole.split("\n", 1)[0]} is filled in by the old program alone, and was left out.`);
  return "";
}

function fenceOf(words: string, within: string): string {
  const [language = ""] = words.trim().split(/[\s,]/, 1);
  const marks = "`".repeat(Math.max(3, ...[...within.matchAll(/`+/g)].map(([run]) => run.length + 1)));
  const inner = within.replace(/^[ \t\r]*\n/, "").trimEnd();
  return `${marks}${language.replace(/["'`]/g, "")}\n${inner}\n${marks}`;
}

function readParameters(words: string): Parameters {
  const parameters = new Map<string, string>();
  let position = 0;
  for (const [, key, double, single, ticks, bare] of words.matchAll(
    /(?:(?<![\w-])([\w-]+)=)?(?:"([^"]*)"|'([^']*)'|`([^`]*)`|([^\s"'`]+))/g,
  ))
    parameters.set(key ?? String(position++), double ?? single ?? ticks ?? bare ?? "");
  return parameters;
}
