import type { Finding } from "../../messages/message.ts";
import { find } from "../../messages/messages.ts";
import type { ContentIndex } from "../content-index/content-index.ts";

/** Where an object may say a text in one of several ways, it says it in one. */
export function checkAlternatives(index: ContentIndex): Finding[] {
  return index.choices.flatMap(({ keys, needsOne, value, pointer }) => {
    const said = keys.filter((key) => value[key] !== undefined || index.mistakes.isBroken(`${pointer}/${key}`));
    const facts = () => ({ owner: index.describe(pointer), keys });
    if (said.length > 1) return [find("two-texts", { key: `${pointer}/${said[1]}` }, facts())];
    if (said.length > 0 || !needsOne || index.mistakes.hasUnknownKey(pointer)) return [];
    return [find("missing-text", pointer, facts())];
  });
}
