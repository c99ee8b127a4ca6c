import type { Finding } from "../../../messages/diagnostic.ts";
import { find } from "../../../messages/messages.ts";
import type { ContentIndex } from "../../content-index/content-index.ts";

/** A link to the contact card is asked for only where there is a card: else it does not show. */
export function checkContactCard({ root, texts }: ContentIndex): Finding[] {
  if (root.site?.outputs?.contactCard !== false) return [];
  return texts
    .filter(({ key }) => key === "cardLabel")
    .map(({ pointer }) => find("card-switched-off", { pointer, part: "key" }, {}));
}
