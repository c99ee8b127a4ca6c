import { z } from "zod";
import type { Finding } from "./messages/message.ts";
import { find } from "./messages/messages.ts";
import { EditError } from "./source/edit-error.ts";
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
 * Leads a text step by step to the current version: `current` is the text itself where it follows that already. `finding`
 * says what forbids it; neither is there where no steps lead from what the text names.
 */
export function migrate(
  source: JsonText,
  steps = migrationSteps,
): { current?: JsonText | undefined; finding?: Finding | undefined } {
  const found = versionOf(source);
  if (found !== undefined && found > currentVersion)
    return { finding: find("newer-version", "/version", { found, known: currentVersion }) };
  try {
    return { current: takeSteps(source, steps) };
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    const { pointer, message } = error;
    // A text that can't be edited at all has other mistakes, which the check tells.
    return pointer === "" ? {} : { finding: find("migration-stopped", { key: pointer }, { reason: message }) };
  }
}

function takeSteps(source: JsonText, steps: readonly MigrationStep[]): JsonText | undefined {
  let reached = source;
  for (let version = versionOf(source); version !== currentVersion; ) {
    const step = steps.find(({ from }) => from === version);
    if (!step) return undefined;
    reached = set(step.edit(reached), "/version", step.to).source;
    version = step.to;
  }
  return reached;
}
