import type { IncomingMessage, ServerResponse } from "node:http";
import type { DevEvents } from "../../../src/dev/channel.ts";

/** How soon a page reconnects after it lost the server, in milliseconds. */
const retry = 500;

/** Sends events to open pages, by server-sent events (HTML, section 9.2). */
export class EventChannel {
  readonly #open = new Set<ServerResponse>();

  /** Keeps a page's request open; returns a function that sends to this page only. */
  accept(request: IncomingMessage, response: ServerResponse): EventChannel["send"] {
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

  /** Sends to every open page. */
  send<Name extends keyof DevEvents>(name: Name, data: DevEvents[Name]): void {
    for (const response of this.#open) response.write(format(name, data));
  }
}

/** JSON contains no line break, which would end the event. */
function format(name: string, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
