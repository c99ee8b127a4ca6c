import type { Finding } from "../../messages/diagnostic.ts";
import { find } from "../../messages/messages.ts";
import type { Site } from "./site.ts";
import { isRecord } from "./survey.ts";

/** A link to the contact card is asked for only where there is a card: else it does not show. */
export function checkContactCard(site: Site): Finding[] {
  const { site: root } = site.root;
  const outputs = isRecord(root) ? root["outputs"] : undefined;
  if (!isRecord(outputs) || outputs["contactCard"] !== false) return [];
  return site.survey.objects
    .filter(({ value }) => value["type"] === "contact" && typeof value["cardLabel"] === "string")
    .map(({ pointer }) => find("card-switched-off", { pointer: `${pointer}/cardLabel`, part: "key" }, {}));
}
