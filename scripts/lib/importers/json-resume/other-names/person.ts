import { networkOf } from "../../../../../schema/networks.ts";
import { findNetwork } from "../../../json-resume/networks.ts";
import { joinTexts } from "../../tree/rules.ts";
import { listOf, Value } from "../../tree/value.ts";
import { fieldNames, plainName } from "./names.ts";
import { type FieldNotes, renameEntry } from "./rename.ts";

const names = fieldNames.get("basics") ?? new Map<string, string>();
const ownNames: ReadonlySet<string> = new Set(names.values());

/** Collects the fields of `basics` from anywhere in a résumé. */
export class Person {
  readonly #fields = new Map<string, Value>();
  readonly #profiles: Value[] = [];
  readonly #fieldNotes: FieldNotes;

  constructor(fieldNotes: FieldNotes) {
    this.#fieldNotes = fieldNotes;
  }

  /** Takes a field if its name describes the person. Returns false if it was not taken. */
  take(key: string, field: Value): boolean {
    const name = ownNames.has(key) ? key : names.get(plainName(key));
    if (name === "profiles") return this.#takeProfiles(field);
    if (name !== undefined) return this.#put(key, name, field);
    const account = ["url", "id", "username"].map((part) => field.at(part)).find((part) => part?.text) ?? field;
    if (typeof account.content !== "string" || findNetwork(key, undefined) === undefined) return false;
    this.#addProfile(key, account, account.content.trim());
    for (const [part, other] of field.fields) if (other !== account) this.#fieldNotes.leave(part, other);
    return true;
  }

  /** Returns the collected `basics`, at this location. */
  write({ place }: Pick<Value, "place">): Value {
    const profiles = listOf(this.#profiles);
    return new Value(place, new Map(profiles ? [...this.#fields, ["profiles", profiles]] : this.#fields));
  }

  #put(key: string, name: string, field: Value): boolean {
    const said = this.#fields.get(name);
    const isSame = said?.content === field.content;
    if (said && (isSame || name !== "summary")) return isSame;
    if (field.at("hidden")?.content === true) {
      this.#fieldNotes.hidden.push(field);
      return true;
    }
    const address = name === "url" || name === "image" ? (field.at("url") ?? field.at("src")) : undefined;
    if (address) return this.#put(key, name, address);
    const texts = field.children.map(({ content }) => content);
    const isText = texts.length > 0 && texts.every((text) => typeof text === "string");
    // A name may be an object of its parts, and only a location any other.
    const between = new Map([
      ["summary", "\n\n"],
      ["label", ", "],
      ["name", " "],
    ]).get(name);
    const isJoined = isText && between !== undefined && field.isObject === (name === "name");
    if (field.isObject && name !== "location" && !isJoined) return false;
    const value = isJoined ? field.say(texts.join(between)) : field;
    this.#fields.set(name, joinTexts([said, value], "\n\n") ?? value);
    this.#fieldNotes.rename(key, name);
    return true;
  }

  #takeProfiles(field: Value): boolean {
    if (field.isList) {
      for (const item of field.children) this.#add(renameEntry(item, "profiles", this.#fieldNotes));
      return true;
    }
    if (typeof field.content === "string") this.#profiles.push(field.object({ url: field }));
    if (!field.isObject) return typeof field.content === "string";
    for (const [key, child] of field.fields) {
      if (child.isEmpty || this.take(key, child)) continue;
      if (typeof child.content === "string") this.#addProfile(key, child, child.content.trim());
      else this.#fieldNotes.leave(key, child);
    }
    return true;
  }

  /** Adds a profile by its network's name. The text is an address or a user name. */
  #addProfile(network: string, field: Value, text: string): void {
    const found = findNetwork(network, undefined);
    const isEmail = /^[^\s@/]+@[^\s@/]+$/.test(text) && found?.kind !== "mastodon";
    const isAddress = /^(?:https?:)?\/\/|^(?:www\.|mailto:)|\.[a-z]{2,}\//i.test(text) || networkOf(`https://${text}`);
    const name = field.say(found?.label ?? network);
    this.#add(field.object({ network: name, [isAddress || isEmail ? "url" : "username"]: field }));
  }

  /** Adds a profile, or an address for e-mail or a number for telephones where one is in its place. */
  #add(profile: Value): void {
    const url = profile.at("url");
    const [, scheme, address] = /^(?:(mailto|tel):)?([^\s/]+)$/i.exec(url?.text ?? "") ?? [];
    const name = scheme?.toLowerCase() === "tel" ? "phone" : address?.includes("@") ? "email" : undefined;
    if (url === undefined || address === undefined || name === undefined) this.#profiles.push(profile);
    else if (!this.#put(name, name, url.say(address))) this.#fieldNotes.leave(name, url);
  }
}
