import { z } from "zod";
import type { RuleReport } from "./messages/message.ts";
import { find } from "./messages/messages.ts";
import { EditError } from "./source/edit-error.ts";
import { set } from "./source/edits.ts";
import type { JsonText } from "./source/json-text.ts";

/** The version of the content format that this program uses. */
export const currentVersion = 1;

/** A migration between two versions of the format. */
export interface MigrationStep {
  from: number;
  to: number;
  /** Edits the content for the new format. The caller sets `version`. */
  edit: (source: JsonText) => JsonText;
}

/** Steps from every earlier version. Keep all of them: the oldest content must still migrate. */
export const migrationSteps: readonly MigrationStep[] = [];

const versioned = z.object({ version: z.int() });

/** The `version` of content; undefined if it isn't an integer or the text isn't JSON. */
export function versionOf({ value }: JsonText): number | undefined {
  return versioned.safeParse(value).data?.version;
}

/**
 * Migrates a text to the current version. `current` is the result, which is the text itself if it is up to date.
 * `report` is the reason of a failure. Both are undefined if there is no migration from the text's version.
 */
export function migrate(
  source: JsonText,
  steps = migrationSteps,
): { current?: JsonText | undefined; report?: RuleReport | undefined } {
  const found = versionOf(source);
  if (found !== undefined && found > currentVersion)
    return { report: find("newer-version", "/version", { found, known: currentVersion }) };
  try {
    return { current: takeSteps(source, steps) };
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    const { pointer, message } = error;
    // If the text can't be edited at all, the check reports its other errors.
    return pointer === "" ? {} : { report: find("migration-stopped", { key: pointer }, { reason: message }) };
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
