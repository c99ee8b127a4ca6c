// First: only what is compiled after it can be counted.
import { countSteps, countWork, type Work } from "./count-work.ts";

/**
 * What an input costs, and what one costs that was doubled three times. Where that one takes so few bytes that the first
 * need not be known, those of the first are `fewBytes`.
 */
export interface Grown {
  reader: string;
  name: string;
  works: Work[];
}

/** Counts all inputs that grow, and what the measure must see: a list that is copied, and a loop within a loop. */
async function countAll(): Promise<Grown[]> {
  const { fewBytes, growing, most } = await import("./growing.ts");
  const grown: Grown[] = [];
  for (const { reader, name, start, make, read } of [...growing, ...faults]) {
    // What is loaded, and made once, is none of its work.
    await read(make(4));
    const [once, eightTimes] = [make(start), make(start * 8)];
    const last = await countWork(() => read(eightTimes));
    const isMuch = last.bytes > fewBytes * most ** 3;
    const first = isMuch
      ? await countWork(() => read(once))
      : { steps: await countSteps(() => read(once)), bytes: fewBytes };
    grown.push({ reader, name, works: [first, last] });
  }
  return grown;
}

const faults = [
  {
    reader: "fault",
    name: "a list that is copied for each item",
    start: 1000,
    make: (size: number) => "x".repeat(size),
    read: (input: string | Buffer) => {
      let list: string[] = [];
      for (const letter of String(input)) list = [...list, letter];
      return list;
    },
  },
  {
    reader: "fault",
    name: "a loop within a loop",
    start: 100,
    make: (size: number) => "x".repeat(size),
    read: (input: string | Buffer) => {
      let count = 0;
      for (const one of String(input)) for (const other of String(input)) if (one === other) count += 1;
      return count;
    },
  },
];

process.stdout.write(JSON.stringify(await countAll()));
