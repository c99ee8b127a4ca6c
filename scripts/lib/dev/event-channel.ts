import type { IncomingMessage, ServerResponse } from "node:http";
import type { DevEvents } from "../../../src/dev/channel.ts";

/** How soon a page comes back that has lost the server, in milliseconds. */
const retry = 500;

/** Tells open pages what happens, by server-sent events (HTML, section 9.2). */
export class EventChannel {
  readonly #open = new Set<ServerResponse>();

  /** Keeps a page's request open; returns what tells this page alone. */
  accept(request: IncomingMessage, response: ServerResponse): EventChannel["tell"] {
    response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
    if (request.method === "HEAD") {
      response.end();
      return () => {};
    }
    response.write(`retry: ${retry}\n\n`);
    this.#open.add(response);
    response.on("close", () => this.#open.delete(response));
    return (name, data) => void response.write(format(name, data));
  }

  /** Tells every open page. */
  tell<Name extends keyof DevEvents>(name: Name, data: DevEvents[Name]): void {
    for (const response of this.#open) response.write(format(name, data));
  }
}

/** JSON has no new line that would end an event. */
function format(name: string, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
