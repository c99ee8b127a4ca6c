import type { Finding } from "../../../messages/diagnostic.ts";
import { find } from "../../../messages/messages.ts";
import { suggest } from "../../../messages/suggest.ts";
import type { ContentIndex } from "../../content-index/content-index.ts";

const lists = [
  { key: "emails", name: "e-mail" },
  { key: "links", name: "link" },
] as const;

/** Lists of ids that blocks call `emails` and `links` name entries of the profile's lists of the same names. */
export function checkReferences(index: ContentIndex): Finding[] {
  return lists.flatMap(({ key, name }) => {
    const entries = index.root.profile?.[key];
    if (entries === undefined || index.isDoubtful(`/profile/${key}`)) return [];
    const ids = entries.flatMap((entry) => entry?.id ?? []);
    return index.texts
      .filter((value) => value.kind === "id" && value.key === key && !ids.includes(value.text))
      .map(({ text, pointer }) =>
        find("unknown-reference", { pointer, part: "value" }, { id: text, list: name, near: suggest(text, ids), ids }),
      );
  });
}
