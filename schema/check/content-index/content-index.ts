import { type Content, type PageContent, page } from "../../content.ts";
import type { Finding } from "../../messages/messages.ts";
import { cvFile } from "../../resolve/address.ts";
import type { JsonText } from "../../source/json-text.ts";
import { pointerOf } from "../../source/place.ts";
import { describePlace } from "../places.ts";
import { type Gathered, gatherContent, type TextValue } from "./gather.ts";

/** What there is in a content, where it stands, and what of it is known to be wrong: all that rules ask. */
export class ContentIndex implements Gathered {
  readonly root: Gathered["root"];
  readonly texts: Gathered["texts"];
  readonly pages: Gathered["pages"];
  readonly blockLists: Gathered["blockLists"];
  readonly entities: Gathered["entities"];
  readonly images: Gathered["images"];
  readonly #source: JsonText;
  readonly #content: Content | undefined;
  readonly #broken: ReadonlySet<string>;
  /** Pointers of objects that have a key that is reported as unknown. */
  readonly #misspelt: ReadonlySet<string>;

  /**
   * @param content the same with its defaults, where its shape is sound
   * @param mistakes what is reported of the shape already; no rule reports what follows from it
   */
  constructor(source: JsonText, content: Content | undefined, mistakes: readonly Finding[]) {
    const places = mistakes.map(({ code, place }) => ({ code, pointer: pointerOf(place) ?? "" }));
    this.#source = source;
    this.#content = content;
    const misspelt = places.filter(({ code }) => code === "unknown-key");
    this.#broken = new Set(places.map(({ pointer }) => pointer));
    this.#misspelt = new Set(misspelt.map(({ pointer }) => pointer.slice(0, pointer.lastIndexOf("/"))));
    const gathered = gatherContent(source.value, (pointer) => this.isBroken(pointer));
    this.root = gathered.root;
    this.texts = gathered.texts;
    this.pages = gathered.pages;
    this.blockLists = gathered.blockLists;
    this.entities = gathered.entities;
    this.images = gathered.images;
  }

  /** The words of links that download the CV. */
  get cvLabels(): TextValue[] {
    return this.texts.filter(({ key }) => key === "cvLabel");
  }

  /** The files that the content wants to show, each once; what is hidden needs none. */
  get files(): string[] {
    const pictures = this.texts.filter(({ kind }) => kind === "file").map(({ text }) => text);
    return [...new Set([...pictures, ...(this.cvLabels.length > 0 ? [cvFile] : [])])];
  }

  /** Whether a mistake of exactly this value is reported already. */
  isBroken(pointer: string): boolean {
    return this.#broken.has(pointer);
  }

  /** Whether a mistake in or at this value is reported already, so that what it says can't be relied on. */
  isDoubtful(pointer: string): boolean {
    return [...this.#broken].some((broken) => broken === pointer || broken.startsWith(`${pointer}/`));
  }

  /** Whether an object has a key that is reported as unknown, which may be the one that is looked for. */
  hasUnknownKey(pointer: string): boolean {
    return this.#misspelt.has(pointer);
  }

  /** Whether the profile may say this, had a mistake in it not hidden that. */
  mayHave(key: "phone" | "location"): boolean {
    const { profile } = this.root;
    if (profile === undefined || profile[key] !== undefined || this.hasUnknownKey("/profile")) return true;
    return this.isBroken("/profile") || this.isBroken(`/profile/${key}`);
  }

  /** Whether the path of some page isn't known, because of a mistake that is reported already. */
  get lacksPaths(): boolean {
    const { pages = [] } = this.root;
    return pages.length === 0 || pages.some((one) => one?.path === undefined);
  }

  /** The visible pages that are of the right shape, with their defaults. */
  get soundPages(): { page: PageContent; pointer: string }[] {
    return this.pages.flatMap(({ pointer, hidden, value }, index) => {
      if (hidden || this.isDoubtful(pointer)) return [];
      const sound = this.#content ? this.#content.pages[index] : page.safeParse(value).data;
      return sound ? [{ page: sound, pointer }] : [];
    });
  }

  /** The line of a value's key, or of the value itself in a list; from 1. */
  lineOf(pointer: string): number {
    return this.#source.lineOf(pointer);
  }

  describe(pointer: string): string {
    return describePlace(this.#source, pointer);
  }
}
