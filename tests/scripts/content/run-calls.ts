/** Runs the commands of an argument, one after the other; prints what each wrote, and its exit code, as a line of JSON. */
import { z } from "zod";
import { commands } from "../../../scripts/commands.ts";
import { runCommandLine } from "../../../scripts/lib/cli/run-command-line.ts";

const [, , json = "[]"] = process.argv;
const write = process.stdout.write.bind(process.stdout);
let text = "";
for (const stream of [process.stdout, process.stderr]) {
  stream.write = (part: string | Uint8Array) => {
    text += String(part);
    return true;
  };
}
for (const words of z.array(z.array(z.string())).parse(JSON.parse(json))) {
  text = "";
  await runCommandLine(commands, words, async () => "");
  write(`${JSON.stringify({ status: process.exitCode ?? 0, text })}\n`);
  process.exitCode = 0;
}
