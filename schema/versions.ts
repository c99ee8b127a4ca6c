import { z } from "zod";
import { set } from "./source/edits.ts";
import type { JsonText } from "./source/json-text.ts";

/** The version of the rules that this program follows; content names the one that it was written by. */
export const currentVersion = 1;

/** What leads content from one version of the rules to a later one. */
export interface MigrationStep {
  from: number;
  to: number;
  /** Makes the edits that the change of rules asks for; `version` itself is set by who takes the step. */
  edit: (source: JsonText) => JsonText;
}

/** The steps from every earlier version. None is taken out again: the oldest content must find its way. */
export const migrationSteps: readonly MigrationStep[] = [];

const versioned = z.object({ version: z.int() });

/** The version that content names; undefined where that is no whole number, and for a text that isn't JSON. */
export function versionOf({ value }: JsonText): number | undefined {
  return versioned.safeParse(value).data?.version;
}

/**
 * Leads a text step by step to the current version; undefined where no steps lead there from the one that it names.
 * @throws {EditError} where a step meets what it can't edit; the pointer is that of the text which the step found
 */
export function migrate(source: JsonText, steps = migrationSteps): JsonText | undefined {
  let reached = source;
  for (let version = versionOf(source); version !== currentVersion; ) {
    const step = steps.find(({ from }) => from === version);
    if (!step) return undefined;
    reached = set(step.edit(reached), "/version", step.to).source;
    version = step.to;
  }
  return reached;
}
