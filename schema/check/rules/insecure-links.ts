import type { Finding } from "../../messages/diagnostic.ts";
import { find } from "../../messages/messages.ts";
import { findSample } from "./placeholders.ts";
import type { Site } from "./site.ts";

/** Links are encrypted. An address that is only a placeholder is told of as that. */
export function checkInsecureLinks(site: Site): Finding[] {
  return site.survey.texts
    .filter(
      (value) =>
        /^http:/i.test(value.text) &&
        (value.kind === "href" || value.kind === "webAddress" || value.kind === "siteAddress") &&
        !findSample(value, site),
    )
    .map(({ text, pointer }) =>
      find("insecure-link", { pointer, part: "value" }, { near: text.replace(/^http:/i, "https:") }),
    );
}
