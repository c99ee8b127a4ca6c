import { findNetwork } from "../../../json-resume/networks.ts";
import { childrenOf, type Field, isEmpty, isRecord, namedFields } from "../reading.ts";
import { type Draft, keep } from "./draft.ts";
import type { Findings } from "./findings.ts";
import { fieldNames } from "./names.ts";
import { plainName } from "./plain-name.ts";
import { renameEntry } from "./rename.ts";

/** Gathers what a résumé says of the person, wherever it stands, as `basics` has it. */
export class Person {
  readonly #fields = new Map<string, Draft>();
  readonly #profiles: Draft[] = [];
  readonly #findings: Findings;

  constructor(findings: Findings) {
    this.#findings = findings;
  }

  /** Takes a field where its name says what it is of the person. */
  take(key: string, field: Field): boolean {
    const name = ownNames.has(key) ? key : basicsNames.get(plainName(key));
    if (name === "profiles") return this.#takeProfiles(field);
    if (name !== undefined) return this.#put(key, name, field);
    const isNetwork = typeof field.value === "string" && findNetwork(key, undefined) !== undefined;
    if (!isNetwork) return false;
    this.#addProfile(key, field);
    return true;
  }

  /** What was gathered. */
  get draft(): Draft {
    const profiles: [string, Draft][] =
      this.#profiles.length > 0 ? [["profiles", { origin: "basics.profiles", items: this.#profiles }]] : [];
    return { origin: "basics", fields: new Map([...this.#fields, ...profiles]) };
  }

  #put(key: string, name: string, field: Field): boolean {
    const said = this.#fields.get(name);
    if (said) return "value" in said && said.value === field.value;
    // Only a place has parts.
    const isList =
      name === "summary" && Array.isArray(field.value) && field.value.every((item) => typeof item === "string");
    if (isRecord(field.value) && name !== "location") return false;
    this.#fields.set(
      name,
      isList && Array.isArray(field.value) ? { origin: field.path, value: field.value.join("\n\n") } : keep(field),
    );
    if (plainName(key) !== plainName(name) && key !== "website" && key !== "picture")
      this.#findings.renamed.set(key, name);
    return true;
  }

  #takeProfiles(field: Field): boolean {
    if (Array.isArray(field.value)) {
      for (const item of childrenOf(field)) this.#profiles.push(renameEntry(item, "profiles", this.#findings));
      return true;
    }
    if (typeof field.value === "string")
      this.#profiles.push({ origin: field.path, fields: new Map([["url", keep(field)]]) });
    if (!isRecord(field.value)) return typeof field.value === "string";
    for (const [key, child] of namedFields(field)) {
      if (isEmpty(child.value) || this.take(key, child)) continue;
      if (typeof child.value === "string") this.#addProfile(key, child);
      else this.#findings.unknown.push(child);
    }
    return true;
  }

  /** A profile by the name under which it stands: its address, or the user's name there. */
  #addProfile(network: string, field: Field): void {
    const text = String(field.value).trim();
    const isAddress = /[/.]/.test(text) && !/^@/.test(text);
    this.#profiles.push({
      origin: field.path,
      fields: new Map([
        ["network", { origin: field.path, value: findNetwork(network, undefined)?.label ?? network }],
        [isAddress ? "url" : "username", keep(field)],
      ]),
    });
  }
}

const basicsNames = fieldNames.get("basics") ?? new Map<string, string>();
const ownNames: ReadonlySet<string> = new Set(basicsNames.values());
