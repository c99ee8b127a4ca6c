import { appendFile, mkdir, readFile, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

interface Row {
  fault: string;
  tries: number;
  /** How often a visitor or the owner would have lost something. */
  lost: number;
}

const file = fileURLToPath(new URL("../../../.cache/reports/fault-table.jsonl", import.meta.url));

export async function clearTable(): Promise<void> {
  await rm(file, { force: true });
}

/** Notes what a test tried, for the table that the run ends with. */
export async function noteFault(...rows: Row[]): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await appendFile(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
}

export async function printTable(): Promise<void> {
  const text = await readFile(file, "utf8").catch(() => "");
  const rows = text
    .split("\n")
    .filter(Boolean)
    .map((line): Row => JSON.parse(line));
  const width = Math.max(5, ...rows.map(({ fault }) => fault.length));
  const lines = rows.map(({ fault, tries, lost }) => [fault, String(tries), String(lost)] as const);
  for (const [fault, tries, lost] of [["fault", "tries", "lost"] as const, ...lines]) {
    process.stdout.write(`${fault.padEnd(width)}  ${tries.padStart(6)}  ${lost.padStart(4)}\n`);
  }
}
