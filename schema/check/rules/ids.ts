import type { Finding } from "../../messages/diagnostic.ts";
import { find } from "../../messages/messages.ts";
import type { Site } from "./site.ts";
import { isRecord } from "./survey.ts";

/** Ids are names: unique on a page (with the footer, which stands on all), and in each list of the profile. */
export function checkIds(site: Site): Finding[] {
  const findings: Finding[] = [];
  const scopes = new Map<unknown, Map<string, string>>();
  const footer = isRecord(site.root["footer"]) ? site.root["footer"]["id"] : undefined;
  for (const { value, pointer, page } of site.survey.objects) {
    const id = value["id"];
    if (typeof id !== "string" || site.isBroken(`${pointer}/id`)) continue;
    const scope = page ?? pointer.replace(/\/[0-9]+$/, "");
    const seen =
      scopes.get(scope) ?? new Map<string, string>(page && typeof footer === "string" ? [[footer, "/footer"]] : []);
    scopes.set(scope, seen);
    const first = seen.get(id);
    if (first === undefined) seen.set(id, pointer);
    else
      findings.push(
        find(
          "repeated-id",
          { pointer: `${pointer}/id`, part: "value" },
          { id, otherLine: site.lineOf(`${first}/id`), near: nextFree(id, seen) },
        ),
      );
  }
  return findings;
}

function nextFree(id: string, seen: Map<string, string>): string {
  for (let number = 2; ; number += 1) {
    if (!seen.has(`${id}-${number}`)) return `${id}-${number}`;
  }
}
