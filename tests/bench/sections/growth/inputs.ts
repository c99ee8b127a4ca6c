import { growing } from "../../../support/work/growing.ts";
import { formatMs } from "../../figures.ts";
import { type Findings, judgeTarget, type Section } from "../../section.ts";

/** A time below this says more of the clock than of the reader. */
const fewMs = 500;
/** As large as an input is made to reach that time. */
const mostCharacters = 4_000_000;

interface Timed {
  reader: string;
  name: string;
  characters: number;
  once: number;
  twice: number;
}

/** What twice as much of an input takes longer, for every reader of what owners and others write. */
export const inputs: Section = {
  name: "inputs",
  measure: async ({ runs, report }): Promise<Findings> => {
    const timed: Timed[] = [];
    for (const { reader, name, start, make, read } of growing) {
      report(`Inputs that grow: ${reader}, ${name}`);
      await read(make(start));
      let size = start * 4;
      let once = await timeOf(() => read(make(size)), 1);
      for (; once < fewMs && make(size).length < mostCharacters; size *= 2) {
        const next = await tryTime(() => read(make(size * 2)));
        if (next === undefined) break;
        once = next;
      }
      const [half, whole] = [make(size / 2), make(size)];
      timed.push({
        reader,
        name,
        characters: whole.length,
        once: await timeOf(() => read(half), runs),
        twice: await timeOf(() => read(whole), runs),
      });
    }
    const ratios = new Map(timed.map(({ reader, name, once, twice }) => [`${reader}: ${name}`, twice / once]));
    return {
      tables: [
        {
          title: "Inputs that grow",
          note: "Milliseconds of the processor, the least of all runs, to read an input and one that is twice as long, and their ratio. What would take longer is refused with a message.",
          columns: ["input", "kB", "half", "whole", "ratio"],
          rows: timed.map(({ reader, name, characters, once, twice }) => [
            `${reader}: ${name}`,
            formatMs(characters / 1000),
            once.toFixed(1),
            twice.toFixed(1),
            (twice / once).toFixed(2),
          ]),
        },
      ],
      targets: [judgeTarget("twice as much of an input takes at most 2.3 times as long to read", 2.3, "×", ratios)],
    };
  },
};

/** The time of a run; undefined where the input is refused. */
async function tryTime(run: () => unknown): Promise<number | undefined> {
  try {
    return await timeOf(run, 1);
  } catch {
    return undefined;
  }
}

/** The processor's time, in milliseconds: the least of several runs, since others only ever add to it. */
async function timeOf(run: () => unknown, runs: number): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < runs; index += 1) {
    const start = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1000);
  }
  return Math.min(...times);
}
