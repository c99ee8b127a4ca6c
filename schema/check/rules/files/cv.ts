import type { Finding } from "../../../messages/diagnostic.ts";
import { find } from "../../../messages/messages.ts";
import { cvFile } from "../../../resolve/address.ts";
import type { ContentIndex } from "../../content-index/content-index.ts";
import type { AssetFacts, AssetProbe } from "./asset-facts.ts";

/** A CV that a contact block offers for download has been printed. */
export function checkCv(index: ContentIndex, probe: AssetProbe): Finding[] {
  const facts = probe(cvFile);
  const trouble = facts && nameTrouble(facts);
  if (trouble === undefined) return [];
  return index.cvLabels.map(({ pointer }) => find("missing-cv", { pointer, part: "key" }, { trouble }));
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
