import type { Finding } from "../../../messages/diagnostic.ts";
import { find } from "../../../messages/messages.ts";
import type { ContentIndex } from "../../content-index/content-index.ts";

/** Every visible page has a path of its own, and one of them is the home page. */
export function checkPaths(index: ContentIndex): Finding[] {
  const findings: Finding[] = [];
  const seen = new Map<string, string>();
  for (const {
    value: { path },
    hidden,
    pointer,
  } of index.pages) {
    if (path === undefined || hidden) continue;
    const first = seen.get(path);
    if (first === undefined) seen.set(path, pointer);
    else
      findings.push(
        find(
          "repeated-path",
          { pointer: `${pointer}/path`, part: "value" },
          { path, otherLine: index.lineOf(`${first}/path`) },
        ),
      );
  }
  if (!seen.has("/") && !index.lacksPaths) {
    const hidden = index.pages.find(({ value }) => value.path === "/");
    const place = hidden
      ? { pointer: `${hidden.pointer}/hidden`, part: "key" as const }
      : { pointer: "/pages", part: "key" as const };
    findings.push(find("no-home-page", place, { hidden: hidden !== undefined }));
  }
  return findings;
}
