import type { Finding } from "../../../messages/diagnostic.ts";
import { find } from "../../../messages/messages.ts";
import type { ContentIndex } from "../../content-index/content-index.ts";

/** What holds blocks and is shown has one block at least that is shown. */
export function checkHidden(index: ContentIndex): Finding[] {
  return index.blockLists
    .filter(({ value }) => value.length > 0 && value.every((block) => block?.hidden === true))
    .map(({ pointer }) => {
      const owner = index.describe(pointer.slice(0, pointer.lastIndexOf("/")));
      return find("everything-hidden", { pointer, part: "key" }, { owner });
    });
}
