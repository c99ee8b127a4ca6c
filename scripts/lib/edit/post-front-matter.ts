import { posix } from "node:path";
import { findLists } from "../../../schema/check/lists/find-lists.ts";
import { readFrontMatter } from "../../../schema/check/lists/front-matter.ts";
import { splitName, stemOf } from "../../../schema/check/lists/post-names.ts";
import { PostText } from "../../../schema/check/lists/post-text.ts";
import type { ContentDocument } from "../../../schema/document/document.ts";
import { isRecord } from "../../../schema/json-schema/schema-parts.ts";
import { siteLanguages } from "../../../schema/localize/localize.ts";
import type { FrontMatterValue } from "../../../src/editor/server-changes.ts";
import type { LoadedText } from "./describe-content.ts";
import type { ReadFrontMatter } from "./front-matter-edits.ts";

/** How the front matter of a content's posts is read. */
export function frontMatterReader(
  { source }: Pick<ContentDocument, "source">,
  { file }: Pick<PostText, "file">,
): ReadFrontMatter {
  const beside = posix.dirname(source.file);
  const name = posix.relative(beside, file);
  const languages = siteLanguages(source.value) ?? [];
  const { original } = splitName(name, languages);
  const isIn = (pattern: string) =>
    [original, posix.dirname(original)].some((one) => posix.dirname(one) === posix.dirname(pattern));
  const list = findLists(source.value).find((one) => one.kind === "posts" && isIn(one.name))?.path ?? "/";
  return (text) => {
    const { issues, value, frontMatter } = text;
    if (!frontMatter || issues.length > 0 || (value !== null && value !== undefined && !isRecord(value)))
      return undefined;
    // Addresses stay as they are written: what they mean is the same file.
    return readFrontMatter(value ?? {}, { file: name, stem: stemOf(original), list }, { hasFile: () => false });
  };
}

/** The front matter of posts: each text is read once. */
export class FrontMatterCache {
  readonly #known = new Map<string, { hash: string; frontMatter: FrontMatterValue | undefined }>();

  read(file: string, { text, hash }: LoadedText, read: ReadFrontMatter | undefined): FrontMatterValue | undefined {
    const known = this.#known.get(file);
    if (known?.hash === hash) return known.frontMatter;
    const value = read?.(new PostText(file, text))?.value;
    const frontMatter: FrontMatterValue | undefined = value && JSON.parse(JSON.stringify(value));
    this.#known.set(file, { hash, frontMatter });
    return frontMatter;
  }
}
