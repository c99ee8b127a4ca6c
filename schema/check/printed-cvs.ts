import { isFileName } from "../file-types.ts";
import type { RuleReport } from "../messages/message.ts";
import { find } from "../messages/messages.ts";
import { cvFile, ownFile } from "../site-files.ts";
import type { ContentIndex } from "./content-index/content-index.ts";
import type { DiskProbe } from "./disk.ts";

/** Reports offered CVs that were printed from other content, in content without errors. */
export function checkPrintedCvs({ texts, languages: all }: ContentIndex, { isOutdatedCv }: DiskProbe): RuleReport[] {
  if (!isOutdatedCv) return [];
  return texts.flatMap((node) => {
    const name = node.kind === "href" && isFileName(node.text) ? node.text : node.name === "cvLabel" ? cvFile : "";
    const files = new Set(node.languages.map((language) => ownFile(name, { language, languages: all })));
    const location = node.name === "cvLabel" ? { key: node.pointer } : node;
    return [...files].filter(isOutdatedCv).map((file) => find("outdated-cv", location, { file }));
  });
}
