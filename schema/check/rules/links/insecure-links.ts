import type { Finding } from "../../../messages/diagnostic.ts";
import { find } from "../../../messages/messages.ts";
import type { ContentIndex } from "../../content-index/content-index.ts";
import { findSample } from "../texts/placeholders.ts";

/** Links are encrypted. An address that is only a placeholder is told of as that. */
export function checkInsecureLinks({ texts }: ContentIndex): Finding[] {
  return texts
    .filter(
      (value) =>
        /^http:/i.test(value.text) &&
        (value.kind === "href" || value.kind === "webAddress" || value.kind === "siteAddress") &&
        !findSample(value),
    )
    .map(({ text, pointer }) =>
      find("insecure-link", { pointer, part: "value" }, { near: text.replace(/^http:/i, "https:") }),
    );
}
