import { once } from "node:events";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { startDevServer } from "../../../scripts/lib/dev/dev-server.ts";
import { frame, openWebSocket } from "../../support/hostile/web-socket.ts";
import { sampleFile } from "../../support/sample.ts";

let server: Awaited<ReturnType<typeof startDevServer>>;
let address: string;
const errors: unknown[] = [];
const note = (error: unknown) => errors.push(error);

beforeAll(async () => {
  server = await startDevServer({ file: sampleFile, port: 0, onChange: () => {} });
  const client = await (await fetch(new URL("/@app/@vite/client", server.url))).text();
  const token = /wsToken = "([^"]+)"/.exec(client)?.[1] ?? "";
  address = new URL(`/@app/?token=${token}`, server.url).href;
  // Each of them ends a process of its own.
  process.on("uncaughtException", note).on("unhandledRejection", note);
});
afterAll(async () => {
  process.off("uncaughtException", note).off("unhandledRejection", note);
  await server.close();
});

const custom = (event: unknown, data?: unknown) => frame(JSON.stringify({ type: "custom", event, data }));
const unsound: Record<string, Buffer> = {
  "a call without data": custom("vite:invoke"),
  "a call of nothing": custom("vite:invoke", { name: "fetchModule", id: "send:1", data: [] }),
  "an outdated module without data": custom("vite:invalidate"),
  "an outdated module of another kind": custom("vite:invalidate", { path: 1, message: {}, firstInvalidatedBy: [] }),
  "an event that objects have": custom("__proto__", null),
  "an event without a name": custom({}, null),
  "broken JSON": frame('{"type":"custom"'),
  null: frame("null"),
  "a binary frame": frame('{"type":"custom","event":"vite:invoke"}', 2),
  "a frame of no kind": frame("", 15),
  "a frame without a mask": Buffer.from([0x81, 1, 65]),
  "a long frame": frame(" ".repeat(200_000)),
  "a thousand frames": Buffer.concat(Array.from({ length: 1_000 }, () => custom("vite:invoke"))),
};

it.each(Object.entries(unsound))("dev goes on after a page's message that is %s", async (_, bytes) => {
  for (const protocol of ["vite-hmr", "vite-ping"]) {
    const { socket, read } = await openWebSocket(address, protocol);
    onTestFinished(() => void socket.destroy());
    expect(read()).toMatch(/^HTTP\/1\.1 101 /);
    socket.write(bytes);
    // A closing frame is answered once all before it is read.
    socket.write(frame("", 8));
    await once(socket, "close");
  }
  expect((await fetch(server.url)).status).toBe(200);
  expect(errors).toEqual([]);
});

it("dev tells a page that it is connected, takes its signs of life, and ends what sends more than those", async () => {
  const { socket, read } = await openWebSocket(address, "vite-hmr");
  onTestFinished(() => void socket.destroy());
  await expect.poll(read).toContain('{"type":"connected"}');
  const before = read().length;
  socket.write(frame('{"type":"ping"}'));
  socket.write(frame("still there?", 9));
  await expect.poll(() => read().slice(before)).toContain("still there?");
  // The head of a frame of 100 MB is answered at once: status 1009, too big.
  socket.write(Buffer.from([0x81, 0xff, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0]));
  await expect.poll(() => read().slice(before)).toContain("\x88\x02\x03\xf1");
});
