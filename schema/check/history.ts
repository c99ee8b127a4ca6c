import { isFileName } from "../file-types.ts";
import type { RuleReport } from "../messages/message.ts";
import { find } from "../messages/messages.ts";
import { rewriteAround } from "../messages/rewrite.ts";
import { followRenamed } from "../renamed-paths.ts";
import { cvFile, ownFile } from "../site-files.ts";
import type { ContentIndex } from "./content-index/content-index.ts";
import type { DiskProbe } from "./disk.ts";
import { listPaths } from "./rules/links/link-targets.ts";

/** Compares content without errors with what it was at earlier checks, and with the CVs that were printed from it. */
export function checkHistory(index: ContentIndex, disk: DiskProbe): RuleReport[] {
  return [...checkRenamedPages(index, disk), ...checkPrintedCvs(index, disk)];
}

/** Reports renamed pages without their old addresses, unless the site is new and was never published. */
function checkRenamedPages(index: ContentIndex, { lastPaths, isFromTemplate }: DiskProbe): RuleReport[] {
  if (isFromTemplate?.(index.root.site?.url ?? "")) return [];
  const all = [...index.pages, ...index.posts];
  const old = new Set(all.flatMap(({ value }) => value.movedFrom ?? []));
  return [...followRenamed(lastPaths, listPaths(index))].flatMap(([gone, path]) => {
    const page = all.find(({ value }) => value.path === path);
    if (!page || old.has(gone)) return [];
    const isFixable = index.pages.includes(page) && page.value.movedFrom === undefined;
    const add = rewriteAround(path, (written) => `${written}, "movedFrom": [${JSON.stringify(gone)}]`);
    const fix = isFixable ? { ...add, isCertain: false } : undefined;
    return [find("renamed-page", `${page.pointer}/path`, { old: gone, fix })];
  });
}

/** Reports each offered CV that was printed from other content. */
function checkPrintedCvs({ texts, languages: all }: ContentIndex, { isOutdatedCv }: DiskProbe): RuleReport[] {
  if (!isOutdatedCv) return [];
  const reported = new Set<string>();
  return texts.flatMap((node) => {
    const name = node.kind === "href" && isFileName(node.text) ? node.text : node.name === "cvLabel" ? cvFile : "";
    const files = new Set(node.languages.map((language) => ownFile(name, { language, languages: all })));
    const location = node.name === "cvLabel" ? { key: node.pointer } : node;
    const outdated = [...files].filter((file) => !reported.has(file) && isOutdatedCv(file));
    for (const file of outdated) reported.add(file);
    return outdated.map((file) => find("outdated-cv", location, { file }));
  });
}
