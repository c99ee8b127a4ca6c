import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Runs `scripts/<name>.ts` to its end, and fails with what it said when its exit code isn't 0. */
export async function runCommand(name: string, args: readonly string[]): Promise<void> {
  const child = startCommand(name, args);
  const said = collectOutput(child);
  const code = await new Promise<number | null>((resolve, reject) => child.on("error", reject).on("close", resolve));
  if (code !== 0) throw new Error(`${name} ended with ${code}:\n${said()}`);
}

/**
 * Starts `scripts/<name>.ts`, which serves, and waits until it has printed its address.
 * @returns that address, with a slash at its end as a base needs it, and what stops the server
 */
export async function startServer(
  name: string,
  args: readonly string[],
): Promise<{ url: string; stop: () => Promise<void> }> {
  const child = startCommand(name, args);
  const said = collectOutput(child);
  const url = await new Promise<string>((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`${name} ${reason}:\n${said()}`));
    const timeout = setTimeout(() => {
      child.kill();
      fail("printed no address in 30 s");
    }, 30_000);
    child.stdout?.on("data", () => {
      const address = /https?:\/\/[^\s/]+:\d+\S*(?=\s)/.exec(said())?.[0];
      if (!address) return;
      clearTimeout(timeout);
      resolve(address.endsWith("/") ? address : `${address}/`);
    });
    child.on("error", reject);
    child.on("close", (code) => fail(`ended with ${code} before it served`));
  });
  return { url, stop: () => stop(child) };
}

function startCommand(name: string, args: readonly string[]): ChildProcess {
  // One process, not `npm run` with three below it, so that stopping it stops it. Without colours: the address is read.
  return spawn(process.execPath, ["--import", "tsx", `scripts/${name}.ts`, ...args], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined },
  });
}

function collectOutput(child: ChildProcess): () => string {
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", (part) => (text += part));
  return () => text;
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once("close", () => resolve());
    child.kill();
  });
}
