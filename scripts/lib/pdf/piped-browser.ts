import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { z } from "zod";

/** A message of the browser: an answer to what was asked under this number, or an event, which has none. */
const message = z.object({
  id: z.number().optional(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
});

interface Question {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

/** Nothing that it does for those who look at it, and nothing that it asks of the network by itself. */
const settings = [
  "--headless",
  "--no-first-run",
  "--no-default-browser-check",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-extensions",
  "--disable-gpu",
  "--disable-dev-shm-usage",
];

/** A browser without a window, spoken to by the Chrome DevTools Protocol over two pipes: no port is open to others. */
export class PipedBrowser {
  readonly #process: ChildProcess;
  readonly #profile: string;
  readonly #input: Writable;
  readonly #questions = new Map<number, Question>();
  #asked = 0;
  #trouble: Error | undefined;

  private constructor(process: ChildProcess, profile: string) {
    const [, , , input, output] = process.stdio;
    if (!(input instanceof Writable && output instanceof Readable)) throw new Error("The browser got no pipes.");
    this.#process = process;
    this.#profile = profile;
    this.#input = input;
    // That there is nobody to read it any more, its end tells.
    input.on("error", () => {});
    this.#listen(output);
    process.on("error", (error) => this.#end(error));
    process.on("exit", (code, signal) => this.#end(new Error(`The browser ended: ${signal ?? code}.`)));
  }

  /** Starts the browser at a path with a profile of its own, which goes when it goes. */
  static async start(path: string, args: readonly string[]): Promise<PipedBrowser> {
    const profile = await mkdtemp(join(tmpdir(), "portfolio-browser-"));
    const words = [...settings, ...args, "--remote-debugging-pipe", `--user-data-dir=${profile}`, "about:blank"];
    // It reads from the fourth and writes to the fifth.
    return new PipedBrowser(spawn(path, words, { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] }), profile);
  }

  /** Asks for something, of one page by its session. Rejects where the browser refuses, or is gone. */
  async ask<Result>(shape: z.ZodType<Result>, method: string, params: object, sessionId?: string): Promise<Result> {
    if (this.#trouble) throw this.#trouble;
    this.#asked += 1;
    const id = this.#asked;
    const result = new Promise<unknown>((resolve, reject) => this.#questions.set(id, { resolve, reject }));
    this.#input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return shape.parse(await result);
  }

  /** Ends the browser, and removes its profile. */
  async close(): Promise<void> {
    const hasEnded = this.#process.exitCode !== null || this.#process.signalCode !== null || this.#trouble;
    const end = new Promise<void>((resolve) => this.#process.once("exit", () => resolve()));
    this.#process.kill("SIGKILL");
    if (!hasEnded) await end;
    // Processes that it has started may be writing still; what is left in the system's folder for such is no loss.
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
  }

  /** Every message ends with a zero. */
  #listen(output: Readable): void {
    let parts: Buffer[] = [];
    output.on("data", (chunk: Buffer) => {
      let from = 0;
      for (let to = chunk.indexOf(0); to !== -1; to = chunk.indexOf(0, from)) {
        this.#receive(Buffer.concat([...parts, chunk.subarray(from, to)]).toString("utf8"));
        parts = [];
        from = to + 1;
      }
      parts.push(chunk.subarray(from));
    });
  }

  #receive(text: string): void {
    const { id = 0, result, error } = message.parse(JSON.parse(text));
    const question = this.#questions.get(id);
    this.#questions.delete(id);
    if (error) question?.reject(new Error(error.message));
    else question?.resolve(result);
  }

  #end(trouble: Error): void {
    this.#trouble ??= trouble;
    for (const { reject } of this.#questions.values()) reject(this.#trouble);
    this.#questions.clear();
  }
}
