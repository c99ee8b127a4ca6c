import type { RuleReport } from "../../messages/message.ts";
import { find } from "../../messages/messages.ts";
import type { TextFacts } from "../../records/text-files.ts";
import type { SourceLocation } from "../../source/source-text.ts";

/** The diagnostic for a file that can't be read as a text. */
export function refuseFile(
  file: string,
  location: SourceLocation,
  facts: Exclude<TextFacts, { status: "text" }>,
): RuleReport {
  switch (facts.status) {
    case "missing":
      return find("missing-text-file", location, { file, near: facts.near });
    case "other-case":
      return find("asset-case", location, { file, near: facts.near });
    case "outside":
      return find("bad-text-file", location, { file, reason: "it is outside the folder of this content file" });
    case "not-text":
      return find("bad-text-file", location, { file, reason: facts.reason });
  }
}
