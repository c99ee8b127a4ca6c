import { createServer, ServerResponse } from "node:http";
import { expect, it, vi } from "vitest";
import { startDevServer } from "../../../scripts/lib/dev/dev-server.ts";
import { openViteApp } from "../../../scripts/lib/dev/vite-app.ts";
import { listen } from "../../../scripts/lib/serve/listen.ts";
import { ownPath } from "../../../src/dev/channel.ts";
import { sampleFile } from "../../support/sample.ts";

it("renders the pages that were asked for to their end before the application closes, and prints no failure", async () => {
  const server = await startDevServer({ file: sampleFile, port: 0, onChange: () => {} });
  const printed = vi.spyOn(console, "error");
  const begun = vi.spyOn(ServerResponse.prototype, "setHeaders");
  const answered = vi.spyOn(ServerResponse.prototype, "end");
  const pages = Promise.allSettled(["", "", ""].map(() => fetch(server.url)));
  // All have arrived. The first render waits until the application is compiled.
  await vi.waitUntil(() => begun.mock.calls.length === 3, { interval: 5, timeout: 30_000 });
  expect(answered).not.toHaveBeenCalled();
  await server.close();
  expect(answered).toHaveBeenCalledTimes(3);
  expect(printed.mock.calls.join("\n")).not.toMatch(/module runner|transport/);
  expect((await pages).map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
});

it("answers a request for a module though its connection was closed before", async () => {
  const app = await openViteApp();
  const answered = new Promise<boolean | undefined>((resolve, reject) => {
    const http = createServer((request, response) => {
      const url = new URL(`${ownPath}src/dev/dev-client.ts`, "http://localhost");
      response.once("close", () => app.serveModule?.(request, response, url).then(resolve, reject));
      request.socket.destroy();
    });
    listen(http, 0).then((port) => fetch(`http://localhost:${port}`).catch(() => http.close()), reject);
  });
  expect(await answered).toBe(true);
  await app.close?.();
});
