import type { FontName, TypefaceName } from "../designs/typefaces.ts";
import { nameSize } from "../messages/message.ts";
import type { Size } from "../pictures/picture.ts";

/** What the disk says of a file that content names. */
export type AssetFacts =
  | { status: "missing"; near?: string | undefined }
  | { status: "other-case"; near: string }
  | { status: "outside" }
  | { status: "not-image"; reason: string }
  | { status: "too-large"; reason: string }
  /** It is not looked into, so nobody knows what it is. */
  | { status: "unusable"; reason: string }
  | { status: "video"; format: string; bytes: number; size?: Size | undefined; isSilent?: boolean; tellsPlace: boolean }
  | { status: "captions" }
  | { status: "image"; bytes: number; width: number; height: number; format: string };

/** What the disk says of a file that is there and was looked into. */
export type FoundFacts = Exclude<AssetFacts, { status: "missing" | "other-case" | "outside" | "unusable" }>;

/** Looks up a file by the name that content gives it; undefined where it wasn't looked for. */
export type AssetProbe = (src: string) => AssetFacts | undefined;

/** What is known of a sign's name: whether the icon set has it, and which of its names is near. */
export interface IconFacts {
  isKnown: boolean;
  near: string | undefined;
}

/** What the disk says of a file that a link names. */
export type LinkedFileFacts =
  | { status: "missing"; near?: string | undefined }
  | { status: "unusable"; reason: string; near?: string | undefined }
  | {
      status: "file";
      bytes: number;
      tellsPlace?: boolean;
      /** What in a PDF runs code. */
      script?: string | undefined;
      openContact?: OpenContact | undefined;
    };

/** What a file holds in the open though the site protects it. */
export type OpenContact = "e-mail address" | "telephone number";

/** What the disk knows beside pictures; where a question is missing, nothing is looked for. */
export interface DiskProbe {
  /** Looks for a file by the name that a link gives it. */
  file?: (name: string) => LinkedFileFacts | undefined;
  /** Whether a file of this name lies in the content's folder. */
  hasFile?: (name: string) => boolean;
  /** Looks for a sign by its name. */
  icon?: (name: string) => IconFacts | undefined;
  /** What keeps a formula from being set, in the words of what sets it. */
  formulaTrouble?: (tex: string, isDisplay: boolean) => string | undefined;
  /** Whether code in a language of this name can be told apart. */
  knowsLanguage?: (name: string) => boolean;
  /** Whether a typeface is installed. */
  hasTypeface?: (font: FontName) => boolean;
  /** Whether an installed typeface lacks a character. */
  lacks?: (font: TypefaceName, character: string) => boolean;
}

/** No larger file is published or read, whatever it is, in bytes: hosts of static sites refuse less, and a build holds it in memory. */
export const mostPublished = 500_000_000;

/** Says why a file of so many bytes isn't published: the end of a sentence about it; undefined if it is small enough. */
export function tellExcessBytes(bytes: number): string | undefined {
  if (bytes <= mostPublished) return undefined;
  return `it has ${nameSize(bytes)}, and no file of more than ${mostPublished / 1_000_000} MB is published`;
}
