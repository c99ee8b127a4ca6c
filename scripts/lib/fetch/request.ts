import { CommandError } from "../cli/command.ts";

/** What a server has answered. */
export interface Answer {
  /** Where it came from, redirects followed. */
  url: URL;
  status: number;
  headers: Headers;
  text: string;
}

export interface RequestOptions {
  headers?: Record<string, string>;
  /** Sent to the address's own host alone, whatever it redirects to. */
  token?: string | undefined;
  body?: string;
  /** How long to wait for the whole answer, in milliseconds. */
  timeout?: number;
}

const mostRedirects = 5;
const mostBytes = 5_000_000;

/**
 * Asks a server for something, encrypted; to a program on this machine it may speak openly.
 * @throws {CommandError} where there is no answer, or a longer one than anybody needs
 */
export async function request(address: string, options: RequestOptions = {}): Promise<Answer> {
  const { headers, token, body, timeout = 30_000 } = options;
  const signal = AbortSignal.timeout(timeout);
  const start = readAddress(address);
  let url = start;
  for (let hops = 0; hops <= mostRedirects; hops += 1) {
    const own = new Headers({ "user-agent": "portfolio-from-json", ...headers });
    if (token !== undefined && url.origin === start.origin) own.set("authorization", `Bearer ${token}`);
    try {
      const answer = await fetch(url, {
        redirect: "manual",
        signal,
        method: body === undefined ? "GET" : "POST",
        ...(body !== undefined && { body }),
        headers: own,
      });
      const location = answer.headers.get("location");
      if (answer.status >= 300 && answer.status < 400 && location !== null) {
        await answer.body?.cancel();
        const next = readAddress(new URL(location, url).href);
        // What others publish may not have this machine asked in their place.
        if (isOwnMachine(next) && !isOwnMachine(start))
          throw new CommandError(`${start.href} leads to ${next.href}, on this machine, and is not followed.`);
        url = next;
        continue;
      }
      return { url, status: answer.status, headers: answer.headers, text: await readText(answer, url) };
    } catch (error) {
      if (error instanceof CommandError) throw error;
      throw new CommandError(explain(error, url, timeout), { cause: error });
    }
  }
  throw new CommandError(`${start.href} leads from address to address and never to an end. Look at its address.`);
}

/** @throws {CommandError} where others could read what goes to or comes from it */
function readAddress(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url) throw new CommandError(`${JSON.stringify(address)} is no web address. Write it in full: https://…`);
  if (url.protocol === "https:" || (url.protocol === "http:" && isOwnMachine(url))) return url;
  throw new CommandError(`${url.href} is not asked: only addresses that begin with https:// are.`);
}

function isOwnMachine({ hostname }: URL): boolean {
  return /^(?:(?:.*\.)?localhost|127(?:\.[0-9]+){3}|0\.0\.0\.0|\[::1?\]|\[::ffff:7f[0-9a-f]{2}:[0-9a-f]+\])$/.test(
    hostname,
  );
}

async function readText(answer: Response, { host }: URL): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.length;
    if (size > mostBytes)
      throw new CommandError(
        `${host} sends more than ${mostBytes / 1_000_000} MB: that is no such list. Look at its address.`,
      );
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

function explain(error: unknown, { host }: URL, timeout: number): string {
  if (error instanceof Error && error.name === "TimeoutError") {
    return `${host} has not answered within ${timeout / 1000} seconds. Try again later.`;
  }
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  if (code === "ENOTFOUND" || code === "EAI_AGAIN")
    return `${host} can't be found: look at its name, and at the network.`;
  return `${host} can't be reached (${code || String(cause)}). Look at the network, and try again.`;
}
