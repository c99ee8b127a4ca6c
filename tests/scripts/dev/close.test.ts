import { ServerResponse } from "node:http";
import { expect, it, vi } from "vitest";
import { startDevServer } from "../../../scripts/lib/dev/dev-server.ts";
import { sampleFile } from "../../support/sample.ts";

it("renders the pages that were asked for to their end before the application closes, and prints no failure", async () => {
  const server = await startDevServer({ file: sampleFile, port: 0, onChange: () => {} });
  const printed = vi.spyOn(console, "error");
  const answered = vi.spyOn(ServerResponse.prototype, "end");
  const pages = Promise.allSettled(["", "", ""].map(() => fetch(server.url)));
  // The first render waits until the application is compiled. This request is refused at once, after they have arrived.
  await fetch(server.url, { method: "PUT" });
  expect(answered).toHaveBeenCalledTimes(1);
  await server.close();
  expect(answered).toHaveBeenCalledTimes(4);
  expect(printed.mock.calls.join("\n")).not.toMatch(/module runner|transport/);
  expect((await pages).map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
});
