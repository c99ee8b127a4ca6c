import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, it, onTestFinished } from "vitest";
import { hashText } from "../../scripts/lib/edit/file-history.ts";
import { EditedSite } from "../scripts/edit/edited-site.ts";
import { noteFault } from "./support/fault-table.ts";

const kills = 50;
const first = '{\r\n\t"title": "",\r\n\t"text": "Some words that stay."\r\n}\r\n';

/** A start of the editor's server, which takes edits as messages and answers each with the file's text. */
const program = `
import { EditSession } from "./scripts/lib/edit/edit-session.ts";
const [root = "", journal = ""] = process.argv.slice(2);
const session = new EditSession({ root, journal, onChange: () => {} });
const textOf = () => session.state.files.get("content.json")?.history.text;
await session.restore();
await session.include(new Map([["content.json", "content"]]));
process.on("message", async (edit) => {
  await session.edit(edit);
  process.send?.(textOf());
});
process.send?.(textOf());`;

/** The next message of a process; rejects if it ends without one. */
async function readAnswer(child: ChildProcess): Promise<string> {
  const ended = new AbortController();
  const abort = () => ended.abort();
  child.once("exit", abort);
  const [text]: string[] = await once(child, "message", { signal: ended.signal });
  child.off("exit", abort);
  return text ?? "";
}

/** Types without a pause until the process is killed; returns the texts that were sent, with their times. */
async function typeUntilKilled(child: ChildProcess, count: number, after: number) {
  const sent: { text: string; at: number }[] = [];
  let text = await readAnswer(child);
  const kill = wait(after).then(() => child.kill("SIGKILL"));
  const ended = once(child, "exit");
  const answers = (async () => {
    for (let key = 0; ; key += 1) {
      const at = text.indexOf('",\r\n\t"text"');
      // Now and then a quotation mark that makes the text no JSON, until the next key removes it.
      const isWrong = text[at - 1] === '"';
      const letter = isWrong ? `${count}.${key} ` : key % 7 === 5 ? `"` : `${count}.${key} `;
      const splice = { start: isWrong ? at - 1 : at, end: at, text: letter };
      const base = hashText(text);
      text = text.slice(0, splice.start) + letter + text.slice(at);
      sent.push({ text, at: performance.now() });
      if (!child.connected) return;
      child.send({ edits: [{ file: "content.json", base, changes: [splice] }], label: "Type" }, () => {});
      const answer = await Promise.race([once(child, "message"), ended.then(() => undefined)]);
      if (!answer) return;
      await wait(Math.random() * 15);
    }
  })();
  await Promise.all([kill, ended, answers]);
  return { sent, killed: performance.now() };
}

it("loses nothing that was typed more than 300 ms before the editor's server was killed", async () => {
  const site = await EditedSite.make(first);
  onTestFinished(() => site.end());
  const outfile = fileURLToPath(new URL("../../.cache/reports/killed-editor.mjs", import.meta.url));
  const resolveDir = fileURLToPath(new URL("../../", import.meta.url));
  const stdin = { contents: program, resolveDir, loader: "ts" as const };
  // CommonJS packages ask for Node's modules.
  const js = 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);';
  await build({ stdin, outfile, bundle: true, platform: "node", format: "esm", banner: { js } });
  const lost: string[] = [];
  let typed = 0;
  for (let count = 0; count < kills; count += 1) {
    const child = fork(outfile, [site.root, join(site.folder, "killed")]);
    const { sent, killed } = await typeUntilKilled(child, count, 20 + Math.random() * 1200);
    typed += sent.length;
    // What is on the disk is whole at any moment.
    JSON.parse(await site.onDisk());
    const next = fork(outfile, [site.root, join(site.folder, "killed")]);
    const restored = await readAnswer(next);
    next.kill("SIGKILL");
    await once(next, "exit");
    const old = sent.findLastIndex(({ at }) => at < killed - 300);
    // Later keys are there, too, if they arrived.
    if (old >= 0 && !sent.slice(old).some(({ text }) => text === restored)) lost.push(`${count}: ${restored}`);
  }
  await noteFault({ fault: `editor killed while its owner types (${typed} keys)`, tries: kills, lost: lost.length });
  expect(typed).toBeGreaterThan(kills);
  expect(lost).toEqual([]);
});
