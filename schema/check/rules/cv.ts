import type { Finding } from "../../messages/diagnostic.ts";
import { find } from "../../messages/messages.ts";
import { cvFile } from "../../resolve/address.ts";
import type { AssetFacts, Site } from "./site.ts";
import { isRecord } from "./survey.ts";

/** A CV that a contact block offers for download has been printed. */
export function checkCv(site: Site): Finding[] {
  const facts = site.assets?.(cvFile);
  const trouble = facts && nameTrouble(facts);
  if (trouble === undefined) return [];
  return site.survey.objects
    .filter(({ value }) => offersCv(value))
    .map(({ pointer }) => find("missing-cv", { pointer: `${pointer}/cvLabel`, part: "key" }, { trouble }));
}

/** Whether an object of the content is a block that offers the CV. */
export function offersCv(value: unknown): boolean {
  return isRecord(value) && value["type"] === "contact" && typeof value["cvLabel"] === "string";
}

function nameTrouble(facts: AssetFacts): string | undefined {
  switch (facts.status) {
    case "document":
      return undefined;
    case "missing":
      return `there is no ${cvFile} beside this content file`;
    case "other-case":
      return `the file beside this content file is called ${facts.near}, not ${cvFile}`;
    case "outside":
      return `${cvFile} leads out of this content file's folder`;
    default:
      return `${cvFile} beside this content file is no PDF`;
  }
}
