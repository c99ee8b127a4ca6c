import { isTextKind, type Kind } from "../kinds.ts";
import type { RuleReport } from "../messages/message.ts";
import { memoize } from "../source/once.ts";
import type { ContentIndex } from "./content-index/content-index.ts";
import type { Rule, Visitors } from "./rule.ts";

/** Runs rules in one traversal of the visible content. The reports are in the order of the rules. */
export function visitContent<Known extends { index: ContentIndex }>(
  rules: readonly Rule<Known>[],
  known: Known,
): RuleReport[] {
  const { index } = known;
  const reports: RuleReport[][] = [];
  const visitors = rules.map(({ start }) => {
    const own: RuleReport[] = [];
    reports.push(own);
    return start(known, (...found) => own.push(...found));
  });
  // Speed: most rules visit one kind of part. To ask each rule for each kind would take longer than to check a small
  // file.
  const byName = new Map<string, Visitors[]>();
  for (const own of visitors) {
    for (const name in own) {
      const some = byName.get(name);
      if (some) some.push(own);
      else byName.set(name, [own]);
    }
  }
  const listOf = <Name extends keyof Visitors>(name: Name) =>
    (byName.get(name) ?? []).flatMap((own) => (own[name] === undefined ? [] : [own[name]]));
  const visit = <Part>(parts: readonly Part[], calls: readonly ((part: Part) => void)[]) => {
    if (calls.length > 0) for (const part of parts) for (const call of calls) call(part);
  };
  visit(index.pages, listOf("page"));
  visit(index.posts, listOf("post"));
  visit(index.blockLists, listOf("blocks"));
  visit(index.entities, listOf("entity"));
  visit(index.images, listOf("picture"));
  visit(index.choices, listOf("choice"));
  visit(index.parts, listOf("part"));
  const ofWords = listOf("words");
  const ofAny = listOf("any");
  const ofKind = memoize((kind: Kind) => [...listOf(kind), ...(isTextKind(kind) ? ofWords : []), ...ofAny]);
  for (const text of index.texts) for (const call of ofKind(text.kind)) call(text);
  for (const exit of listOf("exit")) exit();
  return reports.flat();
}
