import type { Finding } from "../../messages/diagnostic.ts";
import { find } from "../../messages/messages.ts";
import type { Site } from "./site.ts";
import { isRecord } from "./survey.ts";

/** What holds blocks and is shown has one block at least that is shown. */
export function checkHidden(site: Site): Finding[] {
  return site.survey.objects.flatMap(({ value, pointer }) => {
    const { blocks } = value;
    if (
      !Array.isArray(blocks) ||
      blocks.length === 0 ||
      !blocks.every((block) => isRecord(block) && block["hidden"] === true)
    )
      return [];
    return [
      find("everything-hidden", { pointer: `${pointer}/blocks`, part: "key" }, { owner: site.describe(pointer) }),
    ];
  });
}
