import { findNetwork } from "../../../json-resume/networks.ts";
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
    if (typeof field.content !== "string" || findNetwork(key, undefined) === undefined) return false;
    this.#addProfile(key, field, field.content.trim());
    return true;
  }

  /** Returns the collected `basics`, at this location. */
  write({ place }: Pick<Value, "place">): Value {
    const profiles = listOf(this.#profiles);
    return new Value(place, new Map(profiles ? [...this.#fields, ["profiles", profiles]] : this.#fields));
  }

  #put(key: string, name: string, field: Value): boolean {
    const said = this.#fields.get(name);
    if (said) return said.content === field.content;
    if (field.at("hidden")?.content === true) {
      this.#fieldNotes.hidden.push(field);
      return true;
    }
    const address = name === "url" || name === "image" ? (field.at("url") ?? field.at("src")) : undefined;
    if (address) return this.#put(key, name, address);
    // Only a location may be an object.
    if (field.isObject && name !== "location") return false;
    const texts = field.children.map(({ content }) => content);
    const isText = name === "summary" && field.isList && texts.every((text) => typeof text === "string");
    this.#fields.set(name, isText ? field.say(texts.join("\n\n")) : field);
    this.#fieldNotes.rename(key, name);
    return true;
  }

  #takeProfiles(field: Value): boolean {
    if (field.isList) {
      for (const item of field.children) this.#profiles.push(renameEntry(item, "profiles", this.#fieldNotes));
      return true;
    }
    if (typeof field.content === "string") this.#profiles.push(field.object({ url: field }));
    if (!field.isObject) return typeof field.content === "string";
    for (const [key, child] of field.fields) {
      if (child.isEmpty || this.take(key, child)) continue;
      if (typeof child.content === "string") this.#addProfile(key, child, child.content.trim());
      else this.#fieldNotes.unknown.push(child);
    }
    return true;
  }

  /** Adds a profile by its network's name. The text is an address or a user name. */
  #addProfile(network: string, field: Value, text: string): void {
    const isAddress = /[/.]/.test(text) && !/^@/.test(text);
    const name = field.say(findNetwork(network, undefined)?.label ?? network);
    this.#profiles.push(field.object({ network: name, [isAddress ? "url" : "username"]: field }));
  }
}
