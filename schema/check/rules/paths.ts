import type { Finding } from "../../messages/diagnostic.ts";
import { find } from "../../messages/messages.ts";
import type { Site } from "./site.ts";

/** Every visible page has a path of its own, and one of them is the home page. */
export function checkPaths(site: Site): Finding[] {
  const findings: Finding[] = [];
  const seen = new Map<string, string>();
  for (const { path, hidden, pointer } of site.survey.pages) {
    if (path === undefined || hidden || site.isBroken(`${pointer}/path`)) continue;
    const first = seen.get(path);
    if (first === undefined) seen.set(path, pointer);
    else
      findings.push(
        find(
          "repeated-path",
          { pointer: `${pointer}/path`, part: "value" },
          { path, otherLine: site.lineOf(`${first}/path`) },
        ),
      );
  }
  if (!seen.has("/") && !site.lacksPaths) {
    const hidden = site.survey.pages.find(({ path }) => path === "/");
    const place = hidden
      ? { pointer: `${hidden.pointer}/hidden`, part: "key" as const }
      : { pointer: "/pages", part: "key" as const };
    findings.push(find("no-home-page", place, { hidden: hidden !== undefined }));
  }
  return findings;
}
