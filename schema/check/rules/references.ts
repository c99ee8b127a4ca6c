import type { Finding } from "../../messages/diagnostic.ts";
import { find } from "../../messages/messages.ts";
import { suggest } from "../../messages/suggest.ts";
import type { Site } from "./site.ts";
import { isRecord } from "./survey.ts";

const lists = [
  { key: "emails", name: "e-mail" },
  { key: "links", name: "link" },
];

/** Lists of ids that blocks call `emails` and `links` name entries of the profile's lists of the same names. */
export function checkReferences(site: Site): Finding[] {
  return lists.flatMap(({ key, name }) => {
    if (site.isDoubtful(`/profile/${key}`) || (site.mayHave(key) && !(key in site.profile))) return [];
    const entries = Array.isArray(site.profile[key]) ? site.profile[key] : [];
    const ids = entries.flatMap((entry) => (isRecord(entry) && typeof entry["id"] === "string" ? [entry["id"]] : []));
    const references = site.survey.texts.filter(
      (value) => value.kind === "id" && value.key === key && !site.isBroken(value.pointer),
    );
    return references
      .filter(({ text }) => !ids.includes(text))
      .map(({ text, pointer }) =>
        find("unknown-reference", { pointer, part: "value" }, { id: text, list: name, near: suggest(text, ids), ids }),
      );
  });
}
