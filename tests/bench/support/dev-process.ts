import { type ChildProcess, spawn } from "node:child_process";
import { programFolder } from "../../../scripts/lib/files/roots.ts";
import { commandWords } from "../../support/run-command.ts";

/** The dev server of a content file, as `npm run dev` starts it: in a process of its own. */
export interface DevProcess {
  url: string;
  close: () => void;
}

/** Starts it on a free port. */
export function startDevProcess(file: string): Promise<DevProcess> {
  // The benchmark has compiled for visitors, which leaves its mark in the environment.
  const { NODE_ENV: _mark, ...env } = process.env;
  const [node, ...words] = commandWords("dev", "--content", file, "--port", "0");
  return untilServing(spawn(node, words, { cwd: programFolder, env }));
}

/** Throws with what it wrote where it ends before it serves. */
export function untilServing(child: ChildProcess): Promise<DevProcess> {
  return new Promise((resolve, reject) => {
    let output = "";
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const url = /Edit and watch: (\S+)/.exec(output)?.[1];
      if (url !== undefined) resolve({ url, close: () => child.kill() });
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.on("error", reject);
    child.on("exit", () => reject(new Error(`The dev server ended:\n${output}`)));
  });
}
