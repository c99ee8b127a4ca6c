import type { FontName, TypefaceName } from "../designs/typefaces.ts";
import { nameSize } from "../messages/message.ts";
import type { Size } from "../pictures/picture.ts";
import type { LastPaths } from "../renamed-paths.ts";

/** What is known about a picture, a video or captions that content names. */
export type AssetFacts =
  | { status: "missing"; near?: string | undefined }
  | { status: "other-case"; near: string }
  | { status: "outside" }
  | { status: "not-image"; reason: string }
  | { status: "too-large"; reason: string }
  /** The file can't be published, so its contents were not read. */
  | { status: "unusable"; reason: string }
  | {
      status: "video";
      format: string;
      bytes: number;
      size?: Size | undefined;
      isSilent?: boolean;
      hasGpsLocation: boolean;
    }
  | { status: "captions" }
  | { status: "image"; bytes: number; width: number; height: number; format: string };

/** What is known about a file that exists and was read. */
export type FoundFacts = Exclude<AssetFacts, { status: "missing" | "other-case" | "outside" | "unusable" }>;

/** Looks up a file by its name in the content. Returns undefined if it doesn't look for files. */
export type AssetProbe = (src: string) => AssetFacts | undefined;

/** Whether the icon set has an icon of this name, and the nearest name that it has. */
export interface IconFacts {
  isKnown: boolean;
  near: string | undefined;
}

export type LinkedFileFacts =
  | { status: "missing"; near?: string | undefined }
  | { status: "unusable"; reason: string; near?: string | undefined }
  | {
      status: "file";
      bytes: number;
      hasGpsLocation?: boolean;
      /** Which content a CV was printed from, if the program printed it. */
      printedFrom?: string | undefined;
      /** Which feature of a PDF runs code. */
      script?: string | undefined;
      openContact?: OpenContact | undefined;
    };

/** Personal data that a file contains in plain text although the site obfuscates it. */
export type OpenContact = "e-mail address" | "telephone number";

/** Looks up everything on the disk except pictures and videos. Without a function, its checks are skipped. */
export interface DiskProbe {
  /** True if the template of new sites has exactly this text. */
  isFromTemplate?: (text: string) => boolean;
  /** True if a picture is the one that the template has in place of a portrait. */
  isTemplatePicture?: (name: string) => boolean;
  lastPaths?: LastPaths | undefined;
  file?: (name: string) => LinkedFileFacts | undefined;
  /** True if a CV was printed from other content than this. Needs content without errors. */
  isOutdatedCv?: (name: string) => boolean;
  /** True if the content's folder contains this file. */
  hasFile?: (name: string) => boolean;
  icon?: (name: string) => IconFacts | undefined;
  /** Why a formula can't be typeset, in the typesetter's own words. */
  formulaError?: (tex: string, isDisplay: boolean) => string | undefined;
  knowsLanguage?: (name: string) => boolean;
  hasTypeface?: (font: FontName) => boolean;
  lacks?: (font: TypefaceName, character: string) => boolean;
}

/** The largest file that is read or published, in bytes. Hosts allow less, and a build holds a file in memory. */
export const mostPublished = 500_000_000;

/** Says why a file of this size isn't published, as the end of a sentence. Returns undefined if it is small enough. */
export function describeExcessBytes(bytes: number): string | undefined {
  if (bytes <= mostPublished) return undefined;
  return `it has ${nameSize(bytes)}, and no file of more than ${mostPublished / 1_000_000} MB is published`;
}
