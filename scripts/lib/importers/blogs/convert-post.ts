import { otherNames } from "../../../../schema/check/lists/front-matter.ts";
import { withoutEnding } from "../../../../schema/check/lists/post-addresses.ts";
import type { PostText } from "../../../../schema/check/lists/post-text.ts";
import { oldPath } from "../../../../schema/links.ts";
import type { Note } from "../json-resume/reading.ts";
import type { OldAddresses } from "./addresses.ts";
import type { OldPost, OldText } from "./blog.ts";
import { convertTags } from "./convert-tags.ts";
import { convertText } from "./convert-text.ts";
import { nameOf, textAt, unclearDay } from "./facts.ts";

interface PostContext {
  addresses: OldAddresses;
  /** The generator's name. */
  title: string;
  notes: Note[];
}

/** Changes what must change in a post; all else stays as its author wrote it. */
export function convertPost(post: OldPost, context: PostContext): string {
  const note = (message: string) => {
    context.notes.push({ path: post.file, message });
  };
  return convertFacts(post, context.addresses, note) + convertBody(post, context);
}

/** Where the text behind the front matter starts. */
function startOf({ frontMatter, text }: PostText): number {
  return frontMatter ? text.indexOf("\n", frontMatter.end) + 1 || text.length : 0;
}

/** Converts a text without its front matter. */
export function convertBody(post: OldText, { addresses, title, notes }: PostContext): string {
  const { source, file } = post;
  const start = startOf(source);
  const before = source.text.slice(0, start).split("\n").length - 1;
  const body = source.text.slice(start);
  const reportIn = (text: string) => (offset: number, message: string) => {
    notes.push({ path: `${file}:${before + text.slice(0, offset).split("\n").length}`, message });
  };
  const { base, findPost } = addresses;
  const context = { isLiquid: title === "Jekyll", base, findPost, report: reportIn(body) };
  const tagged = title === "Astro" ? convertImports(body) : convertTags(body, context);
  return convertText(tagged, addresses.of(post), reportIn(tagged));
}

/** Replaces the pictures that MDX imports, as in `<Image src={door} alt="The door" />`. The text keeps its lines. */
function convertImports(text: string): string {
  const imports = /^import\s+(\w+)\s+from\s+["']([^"']+\.(?:png|jpe?g|gif|svg|webp|avif))["']/gm;
  const files = new Map([...text.matchAll(imports)].map(([, name = "", file = ""]) => [name, file]));
  return text.replace(/<[A-Z]\w*\s[^<>]*?\bsrc=\{(\w+)\}[^<>]*>/g, (whole: string, name: string) => {
    const file = files.get(name);
    const alt = /\balt=(?:"([^"]*)"|'([^']*)')/.exec(whole);
    const lines = "\n".repeat(whole.split("\n").length - 1);
    return file === undefined
      ? whole
      : `![${(alt?.[1] ?? alt?.[2] ?? "").replace(/[[\]]/g, "\\$&")}](<${file}>)${lines}`;
  });
}

const dateKeys = ["date", ...otherNames.date];

/** Writes into the front matter what the build can't find out: what the file's name or folder said, and old addresses. */
function convertFacts(post: OldPost, addresses: OldAddresses, note: (message: string) => void): string {
  const { source, known, facts, original, address, isDraft, isOutOfTime } = post;
  const { form, start, end } = source.frontMatter ?? { form: "yaml", start: 0, end: 0 };
  const added: Record<string, unknown> = {};
  if (known["title"] === undefined) {
    added["title"] = nameOf(original).replace(/[-_]+/g, " ").trim();
    note(`has no title; ${JSON.stringify(added["title"])} is its file's name.`);
  }
  if (known["date"] === undefined) {
    added["date"] = new Date().toISOString().slice(0, 10);
    note("is a draft without a date, and has today's until you say another.");
  } else if (!dateKeys.some((key) => /\d/.test(String(facts[key])))) added["date"] = known["date"];
  if (isDraft && known["draft"] !== true) added["draft"] = true;
  if (isOutOfTime) note("is not to be seen today by its dates, so it is a draft.");
  const said = [address, known["movedFrom"]].flat().filter((one) => typeof one === "string");
  const paths = said.map((one) => one.replace(/^https?:\/\/[^/]*/, "").replace(/^(?!\/)/, "/"));
  const isNew = (path: string) => path.replace(/(?<=.)\/$/, "") !== addresses.pathOf(post);
  const byPlace = new Map(paths.map((path) => [withoutEnding(path), path]));
  const old = [...byPlace.values()].filter((path) => path !== "/" && isNew(path));
  const kept = old.filter((path) => oldPath.safeParse(path).success);
  for (const path of old) if (!kept.includes(path)) note(`was at ${path}, from where no redirect can lead.`);
  if (kept.length > 0 || (said.length > 0 && known["movedFrom"] !== undefined)) added["movedFrom"] = kept;
  const lines = Object.entries(added).map(
    ([key, value]) => `${key}${form === "toml" ? " =" : ":"} ${JSON.stringify(value)}\n`,
  );
  const unclear = dateKeys.map((key) => String(facts[key])).find((one) => unclearDay.test(one));
  const dated = source.text.slice(start, end).replace(unclear ?? "", unclear === undefined ? "" : `${known["date"]}`);
  const about = String(known["description"] ?? "");
  const plain = about === "" ? dated : dated.replaceAll(about, about.replace(/<\/?[a-z][^<>]*>/gi, ""));
  const written = convertImage(plain, post, addresses, note);
  return source.text.slice(0, start) + lines.join("") + written + source.text.slice(end, startOf(source));
}

/** A key of a picture in front matter, at the beginning of a line. */
const imageKey = new RegExp(`^(\\[?["']?)(${["image", ...otherNames.image].join("|")})\\b`, "gm");

/** Changes the name of the post's picture. The key of a picture that isn't there gets a name that says nothing. */
function convertImage(
  written: string,
  post: OldPost,
  addresses: OldAddresses,
  note: (message: string) => void,
): string {
  const src = textAt(post.known, "image", "src");
  if (src === undefined) return written;
  const name = addresses.of(post).picture(src);
  if (name !== undefined && !/^https?:/.test(name)) return written.replaceAll(src, name);
  note(`the picture ${src} ${name === undefined ? "isn't there" : "is on another site"}, so that its post has none.`);
  return written.replaceAll(imageKey, "$1old-$2");
}

/** Gives other names, which say nothing, to the optional keys of front matter that are in or above some of its lines. */
export function hideKeys(written: string, numbers: readonly number[]): string {
  const lines = written.split("\n");
  for (const number of numbers) {
    const at = lines.findLastIndex((line, index) => index < number && /^\[?["']?[A-Za-z]/.test(line));
    const line = lines[at] ?? "";
    if (!/^["']?(?:title|date|draft|hidden|old-)/.test(line)) lines[at] = line.replace(/[A-Za-z]/, "old-$&");
  }
  return lines.join("\n");
}
