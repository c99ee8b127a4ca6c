import { hostOf } from "../../links.ts";
import type { Finding } from "../../messages/message.ts";
import { find } from "../../messages/messages.ts";
import type { ContentIndex } from "../content-index/content-index.ts";

/** What visitors write goes to whoever runs the server that takes it, which the owner is told. */
export function checkFormTargets({ texts }: ContentIndex): Finding[] {
  return texts
    .filter(({ kind, key }) => kind === "secureAddress" && key === "action")
    .map(({ text, pointer }) => find("third-party-form", pointer, { host: hostOf(text) }));
}

/** The fields of a form have names of their own. */
export function checkFieldNames(index: ContentIndex): Finding[] {
  const seen = new Map<string, string>();
  return index.texts.flatMap(({ kind, key, text: name, pointer }) => {
    if (kind !== "id" || key !== "name") return [];
    const field = `${pointer.replace(/(?<![0-9])[0-9]+\/name$/, "")} ${name}`;
    const first = seen.get(field);
    if (first !== undefined) return [find("repeated-field", pointer, { name, otherLine: index.lineOf(first) })];
    seen.set(field, pointer);
    return [];
  });
}
