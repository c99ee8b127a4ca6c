import type { Json } from "../../schema/source/edits.ts";

/** Changes that the server works out, as they need all files, or the disk. */
export type ServerChange = "rename" | "frontMatter" | "create" | "removeFile";

/** A value in the whole content, or a file. */
export type Target = { pointer: string } | { file: string };

/** Where something is referred to. */
export interface Place {
  file: string;
  /** JSON pointer of the value in the whole content, and the same in words. */
  pointer: string;
  where: string;
  /** The address, as it is written. */
  text: string;
}

/** `to` is a path, an id, or a file's name without its folder and ending. */
export type RenameRequest = Target & {
  to: string;
  /** True if the old path of a page is to lead to the new one. */
  redirects?: boolean;
  /** True if `to` is the path of another file, which takes this one's place everywhere. */
  replaces?: boolean;
};

export interface FrontMatterRequest {
  file: string;
  base: FrontMatterValue;
  value: FrontMatterValue;
  label: string;
  group?: string;
  settled?: readonly string[];
}

export type CreateRequest = { title: string; list: string } | { list: string };

/** Front matter in the keys of this program. */
export type FrontMatterValue = { readonly [key: string]: Json };
