import { CommandError } from "../cli/command.ts";

/** A part of a list that is divided among machines: `index` from 1 to `count`. */
export interface Shard {
  index: number;
  count: number;
}

/** Parses "2/8"; undefined for any other text. */
export function readShard(text: string): Shard | undefined {
  const [, index, count] = /^([1-9][0-9]*)\/([1-9][0-9]*)$/.exec(text)?.map(Number) ?? [];
  return index === undefined || count === undefined || index > count ? undefined : { index, count };
}

type Environment = Readonly<Record<string, string | undefined>>;

/** An environment variable with a number: its least value, and when the scheduler sets it. */
interface NumberVariable {
  name: string;
  least: 0 | 1;
  origin: string;
}

/** The variables with a machine's index and the number of machines. The first index is the least value. */
interface Scheduler {
  index: NumberVariable;
  count: NumberVariable;
}

/** A pod of an indexed job: https://kubernetes.io/docs/concepts/workloads/controllers/job/#completion-mode */
const kubernetes: Scheduler = {
  index: { name: "JOB_COMPLETION_INDEX", least: 0, origin: "Kubernetes sets it in jobs with completionMode: Indexed" },
  count: { name: "JOB_COMPLETIONS", least: 1, origin: "the job's manifest has to set it, to the same as completions" },
};

/** A job that runs several times: https://docs.gitlab.com/ci/yaml/#parallel */
const gitlab: Scheduler = {
  index: { name: "CI_NODE_INDEX", least: 1, origin: "GitLab sets it in jobs that say parallel" },
  count: { name: "CI_NODE_TOTAL", least: 1, origin: "GitLab sets it in every job" },
};

/** In order of precedence: a pod started by a GitLab job gets its index from Kubernetes. */
const schedulers = [kubernetes, gitlab];

/**
 * Finds this machine's shard in the variables of a scheduler.
 * @throws {CommandError} if none are set, one of two is missing, or they are no valid shard
 */
export function findShard(environment: Environment): Shard {
  const isSet = ({ name }: NumberVariable) => environment[name] !== undefined;
  const scheduler = schedulers.find(({ index, count }) => isSet(index) || isSet(count));
  if (scheduler === undefined) {
    const pairs = schedulers.map(({ index, count }) => `${index.name} and ${count.name}`).join(" nor ");
    fail(`neither ${pairs} are set. Say the place of this machine, as in --shard 2/8.`);
  }
  const { index: place, count: total } = scheduler;
  for (const [one, other] of [
    [place, total],
    [total, place],
  ] as const) {
    if (!isSet(one)) fail(`${other.name} is set, but not ${one.name}: ${one.origin}.`);
  }
  const index = readNumber(environment, place);
  const count = readNumber(environment, total);
  const last = count - 1 + place.least;
  if (index > last) fail(`${place.name} is ${index}, but of ${total.name}=${count} the last is ${last}.`);
  return { index: index - place.least + 1, count };
}

function readNumber(environment: Environment, { name, least }: NumberVariable): number {
  const text = environment[name] ?? "";
  const number = Number(text);
  if (/^[0-9]+$/.test(text) && Number.isSafeInteger(number) && number >= least) return number;
  return fail(`${name} is ${JSON.stringify(text)}, and not a whole number from ${least}.`);
}

function fail(reason: string): never {
  throw new CommandError(`--shard auto can't tell the place of this machine: ${reason}`);
}
