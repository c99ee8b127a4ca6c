import { type Content, type PageContent, page } from "../../content.ts";
import type { Finding } from "../../messages/diagnostic.ts";
import type { JsonText } from "../../source/json-text.ts";
import { describePlace } from "../places/describe-place.ts";
import { isRecord, type Survey } from "./survey.ts";

/** What the disk says of a file that content names. */
export type AssetFacts =
  | { status: "missing"; near?: string | undefined }
  | { status: "other-case"; near: string }
  | { status: "outside" }
  | { status: "not-image"; reason: string }
  | { status: "document" }
  | { status: "image"; bytes: number; width: number; height: number; format: string };

/** Looks up a file by the name that content gives it; undefined where it wasn't looked for. */
export type AssetProbe = (src: string) => AssetFacts | undefined;

/** A rule: content and what is known of it in, mistakes out. Content may have mistakes of shape; rules pass over them. */
export type Rule = (site: Site) => Finding[];

export interface RuleInput {
  source: JsonText;
  /** The same as typed content with its defaults, where its shape is sound. */
  content: Content | undefined;
  /** Mistakes that are reported already; no rule reports what follows from them. */
  broken: readonly Finding[];
  assets: AssetProbe | undefined;
}

/** Content as rules see it. */
export class Site {
  readonly root: Record<string, unknown>;
  readonly profile: Record<string, unknown>;
  readonly survey: Survey;
  readonly assets: AssetProbe | undefined;
  readonly #input: RuleInput;
  readonly #broken: string[];
  readonly #brokenExactly: Set<string>;
  readonly #unknownKeys: string[];

  constructor(input: RuleInput, survey: Survey) {
    this.#input = input;
    const { value } = input.source;
    this.root = isRecord(value) ? value : {};
    this.profile = isRecord(this.root["profile"]) ? this.root["profile"] : {};
    this.survey = survey;
    this.assets = input.assets;
    this.#broken = input.broken.flatMap(({ place }) => ("pointer" in place ? [place.pointer] : []));
    this.#brokenExactly = new Set(this.#broken);
    this.#unknownKeys = input.broken.flatMap(({ code, place }) =>
      code === "unknown-key" && "pointer" in place ? [place.pointer] : [],
    );
  }

  /** Whether a mistake of exactly this value is reported already. */
  isBroken(pointer: string): boolean {
    return this.#brokenExactly.has(pointer);
  }

  /** Whether a mistake in or at this value is reported already, so that what it says can't be relied on. */
  isDoubtful(pointer: string): boolean {
    return this.#broken.some((broken) => broken === pointer || broken.startsWith(`${pointer}/`));
  }

  /** Whether an object has a key that is reported as unknown, which may be the one that is looked for. */
  hasUnknownKey(pointer: string): boolean {
    return this.#unknownKeys.some((unknown) => unknown.slice(0, unknown.lastIndexOf("/")) === pointer);
  }

  /** Whether the profile may say this, had a mistake in it not hidden that. */
  mayHave(key: string): boolean {
    if (key in this.profile) return true;
    const lacks = this.#input.broken.some(
      ({ code, place }) => code === "missing-key" && "pointer" in place && place.pointer === "/profile",
    );
    return lacks || !isRecord(this.root["profile"]) || this.hasUnknownKey("/profile");
  }

  /** Whether the path of some page isn't known, because of a mistake that is reported already. */
  get lacksPaths(): boolean {
    const { pages } = this.root;
    if (!Array.isArray(pages) || pages.length === 0 || pages.length !== this.survey.pages.length) return true;
    return this.survey.pages.some(({ path, pointer }) => path === undefined || this.isBroken(`${pointer}/path`));
  }

  /** The visible pages that are of the right shape, with their defaults. */
  get soundPages(): { page: PageContent; pointer: string }[] {
    const { content } = this.#input;
    return this.survey.pages.flatMap(({ pointer, hidden, value }, index) => {
      if (hidden || this.isDoubtful(pointer)) return [];
      const sound = content ? content.pages[index] : page.safeParse(value).data;
      return sound ? [{ page: sound, pointer }] : [];
    });
  }

  /** The line of a value's key, or of the value itself in a list; from 1. */
  lineOf(pointer: string): number {
    return this.#input.source.lineOf(pointer);
  }

  describe(pointer: string): string {
    return describePlace(this.#input.source, pointer);
  }
}
