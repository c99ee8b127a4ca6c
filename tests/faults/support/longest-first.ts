import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The files that take longest, the longest first: one of them at the end would be waited for. Between the first two and
 * hostile sites, which have limits of time, are others: the pods of the first leave little of the processors.
 */
const longest = ["schedulers", "built-sites", "killed-rebuild", "node-versions", "hostile-sites", "new-site"];

/** Runs the files that take longest first, and the others in Vitest's order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification) => {
      const rank = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return rank === -1 ? longest.length : rank;
    };
    return (await super.sort(files)).toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
