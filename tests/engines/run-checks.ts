import { afterAll, describe, expect, inject, it } from "vitest";
import { type Bench, openBench } from "./bench.ts";
import { checks } from "./checks/checks.ts";
import type { Check } from "./checks/support/check.ts";
import { type EngineName, findEngine } from "./engines.ts";

/**
 * Registers the checks as tests of one engine. Where it can't be had, it says so, and nothing has passed.
 * @param enough how many must hold, of an engine so old that not all of them can
 */
export async function runChecks(name: EngineName, enough?: number): Promise<void> {
  const onlyVital = inject("onlyVital");
  // Those for which a browser must be set alike come one after another: it starts once for them.
  const chosen = checks.filter(({ isVital }) => isVital || !onlyVital).toSorted((a, b) => rank(a) - rank(b));
  const engine = await findEngine(name);
  describe(name, () => {
    if (typeof engine === "string") {
      it.skip(`Not run: ${name}, as ${engine}.`);
      return;
    }
    const bench = openBench(name, engine, inject("site"));
    afterAll(() => bench.close());
    if (enough === undefined) for (const check of chosen) it(check.says, () => bench.try(check));
    else it(`at least ${enough} of ${chosen.length} checks hold`, () => tryAll(bench, chosen, enough));
  });
}

async function tryAll(bench: Bench, all: readonly Check[], enough: number): Promise<void> {
  const fallen: string[] = [];
  for (const check of all) {
    await bench.try(check).catch((error: unknown) => fallen.push(`${check.says}\n  ${error}`));
  }
  console.log(`${all.length - fallen.length} of ${all.length} checks hold.\n${fallen.join("\n")}`);
  expect(all.length - fallen.length, fallen.join("\n")).toBeGreaterThanOrEqual(enough);
}

function rank({ settings = {} }: Check): number {
  return Object.keys(settings).length;
}
