import type { Finding } from "../../../messages/diagnostic.ts";
import { find } from "../../../messages/messages.ts";
import type { ContentIndex } from "../../content-index/content-index.ts";

/** Ids are names: unique on a page (with the footer, which stands on all), and in each list of the profile. */
export function checkIds(index: ContentIndex): Finding[] {
  const findings: Finding[] = [];
  const scopes = new Map<unknown, Map<string, string>>();
  const footer = index.root.footer?.id;
  for (const { text: id, pointer, page } of index.texts.filter(({ kind, key }) => kind === "id" && key === "id")) {
    const scope = page ?? pointer.replace(/(?:\/[0-9]+)?\/id$/, "");
    const seen =
      scopes.get(scope) ?? new Map<string, string>(page && footer !== undefined ? [[footer, "/footer/id"]] : []);
    scopes.set(scope, seen);
    const first = seen.get(id);
    if (first === undefined) {
      seen.set(id, pointer);
      continue;
    }
    const data = { id, otherLine: index.lineOf(first), near: nextFree(id, seen) };
    findings.push(find("repeated-id", { pointer, part: "value" }, data));
  }
  return findings;
}

function nextFree(id: string, seen: Map<string, string>): string {
  for (let number = 2; ; number += 1) {
    if (!seen.has(`${id}-${number}`)) return `${id}-${number}`;
  }
}
