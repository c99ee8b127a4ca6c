import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { listen } from "../../../scripts/lib/serve/listen.ts";
import { type SiteServer, serveSite } from "../../../scripts/lib/serve/serve-site.ts";
import { type DevSite, startDevSite } from "../serving/dev-site.ts";
import { test } from "../support/hostile-browser.ts";
import { untilNetworkRests } from "../support/network.ts";

test.describe.configure({ mode: "serial" });

let dev: DevSite;
let ground: string;
let preview: SiteServer;
let other: Server;
let otherPort: number;

test.beforeAll(async () => {
  dev = await startDevSite();
  ground = await mkdtemp(join(tmpdir(), "hostile-page-"));
  await mkdir(join(ground, "site"));
  await writeFile(join(ground, "site/index.html"), "<title>Your Name</title>");
  await writeFile(join(ground, "site/page.json"), '{"title":"Your Name"}');
  await writeFile(join(ground, "site/favicon.svg"), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  await writeFile(join(ground, "site/script.js"), "window.hasRun = true;");
  preview = await serveSite(join(ground, "site"), { base: "", port: 0 });
  other = createServer((_request, response) => {
    response.setHeader("content-type", "text/html").end("<title>Hostile</title>");
  });
  otherPort = await listen(other, 0);
});
test.afterAll(async () => {
  await dev?.end();
  await preview?.close();
  other?.close();
  await rm(ground, { recursive: true });
});

/** The addresses that a hostile page tries, and the way in which a connection is asked for. */
interface Targets {
  pages: string[];
  script: string;
  picture: string;
  events: string;
  socket: string;
  editors: string[];
}

/** Runs in the hostile page: tries all that a page can do, and returns what succeeded. */
async function attack({ pages, script, picture, events, socket, editors }: Targets): Promise<string[]> {
  const won: string[] = [];
  const until = (name: string, good: string, bad: string, target: EventTarget) =>
    new Promise<void>((resolve) => {
      target.addEventListener(good, () => {
        won.push(name);
        resolve();
      });
      target.addEventListener(bad, () => resolve());
    });
  const load = (name: string, tag: string, attributes: Record<string, string>) => {
    const element = Object.assign(document.createElement(tag), attributes);
    const done = until(name, "load", "error", element);
    document.body.append(element);
    return done;
  };
  const read = async (name: string, address: string, init?: RequestInit) => {
    const response = await fetch(address, init).catch(() => undefined);
    const reader = response?.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    // Events have no end.
    while (reader && !/Your Name|content\.json/.test(text)) {
      const { done, value } = await reader.read();
      if (done) return;
      text += value;
    }
    if (reader) won.push(`${name} of ${address}`);
    await reader?.cancel();
  };
  for (const address of pages) {
    await read("fetch", address);
    await read("fetch with credentials", address, { credentials: "include" });
    await read("opaque fetch", address, { mode: "no-cors" });
    await read("POST", address, { method: "POST", body: "x" });
    await read("PUT", address, { method: "PUT", headers: { "x-preflight": "1" } });
  }
  await load("script", "script", { src: script });
  await load("module", "script", { type: "module", src: script });
  await load("picture", "img", { src: picture });
  await load("style sheet", "link", { rel: "stylesheet", href: script });
  const stream = new EventSource(events);
  await until("events", "open", "error", stream);
  stream.close();
  for (const protocol of ["vite-hmr", "vite-ping"]) {
    const connection = new WebSocket(socket, protocol);
    await until(protocol, "open", "error", connection);
    connection.close();
  }
  for (const address of editors) {
    await read("editor", address);
    await read("editor by POST", address, { method: "POST" });
    await read("opaque editor", address, { mode: "no-cors", method: "POST", body: "" });
    await load("editor by picture", "img", { src: address });
    navigator.sendBeacon(address, "");
  }
  return won;
}

/** Has the page's own frames and forms ask, which answers by documents that the page can't read. */
function submit({ pages, editors }: Targets): void {
  for (const [index, address] of [...pages, ...editors].entries()) {
    const frame = Object.assign(document.createElement("iframe"), { src: address });
    const into = Object.assign(document.createElement("iframe"), { name: `into-${index}` });
    const form = Object.assign(document.createElement("form"), { method: "post", action: address, target: into.name });
    document.body.append(frame, into, form);
    form.submit();
  }
}

/** Opens a hostile page at an address, and lets it try everything. Every answer to it must be a refusal. */
async function play(page: Page, hostile: string, target: string): Promise<string[]> {
  const { origin } = new URL(target);
  const at = (path: string) => new URL(path, `${origin}/`).href;
  await page.route(`${hostile}attack`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Hostile</title><body>" }),
  );
  await page.goto(`${hostile}attack`);
  const answered: string[] = [];
  page.on("response", (response) => {
    if (response.url().startsWith(origin) && response.status() < 400)
      answered.push(`${response.request().resourceType()} of ${response.url()}`);
  });
  const place = encodeURIComponent("content.json:1:1");
  const targets = {
    pages: [at("/"), at("about/"), at("page.json"), at("@app/events")],
    script: at(target === preview.url ? "script.js" : "@app/src/dev/channel.ts"),
    picture: at("favicon.svg"),
    events: at("@app/events"),
    socket: at("@app/").replace(/^http/, "ws"),
    editors: [
      at(`@app/open?file=${place}`),
      at(`@app/__open-in-editor?file=${encodeURIComponent(dev.file)}`),
      at(`@app/open?file=${await firstPlace()}`),
    ],
  };
  const won = await page.evaluate(attack, targets);
  await page.evaluate(submit, targets);
  await untilNetworkRests(page);
  const framed = page.frames().map((frame) => frame.evaluate(() => document.documentElement.outerHTML).catch(() => ""));
  const shown = (await Promise.all(framed)).filter((html) => html.includes("Your Name"));
  return [...won, ...answered, ...shown];
}

/** The location of the first diagnostic that the dev server sends to its own page. */
async function firstPlace(): Promise<string> {
  const response = await fetch(new URL("/@app/events", dev.url));
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    text += part.value;
    if (text.includes("event: diagnostics\n") && text.endsWith("\n\n")) break;
  }
  await reader?.cancel();
  const [, json = "[]"] = /event: diagnostics\ndata: (.*)\n/.exec(text) ?? [];
  const [problem]: { file: string; line: number; column: number }[] = JSON.parse(json);
  return problem ? encodeURIComponent(`${problem.file}:${problem.line}:${problem.column}`) : "";
}

const opened = () => readFile(join(dev.folder, "opened"), "utf8").catch(() => "");

test("a page of another origin reads nothing of dev or preview and opens no editor, by its port or by a name that leads here", async ({
  page,
  context,
}) => {
  // There is a problem, at whose place the editor would open.
  await writeFile(dev.file, dev.original.replace('"version": 1', '"version": 2'));
  await expect.poll(() => dev.reports.at(-1)?.length).toBeGreaterThan(0);
  for (const target of [dev.url, preview.url]) {
    const { port } = new URL(target);
    const evil = `http://evil.example:${port}/`;
    // For a page whose name leads here, the server's answers are those of its own origin.
    for (const [hostile, attacked] of [
      [`http://localhost:${otherPort}/`, target],
      [`http://127.0.0.1:${otherPort}/`, target],
      [`http://evil.example:${otherPort}/`, target],
      [evil, target],
      [evil, evil],
    ] as const) {
      const tab = await context.newPage();
      expect([hostile, attacked, await play(tab, hostile, attacked)]).toEqual([hostile, attacked, []]);
      await tab.close();
    }
  }
  // A link that opens the editor's address in place of the page.
  const tab = await context.newPage();
  await tab.goto(`http://localhost:${otherPort}/`);
  const address = new URL(`/@app/open?file=${await firstPlace()}`, dev.url).href;
  const answer = tab.waitForResponse(address);
  await tab.evaluate((href) => location.assign(href), address);
  expect((await answer).status()).toBe(405);

  // The owner's own page opens it once; no other page has opened it.
  await page.goto(dev.url);
  await page.getByRole("alertdialog").getByRole("button").first().click();
  await expect.poll(opened).not.toBe("");
  expect((await opened()).trim().split("\n")).toHaveLength(1);
  await writeFile(dev.file, dev.original);
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
});

test("a link in a page of another origin opens dev and preview, and edits show there", async ({ page }) => {
  for (const target of [preview.url, dev.url]) {
    await page.goto(`http://127.0.0.1:${otherPort}/`);
    await page.evaluate((href) => location.assign(href), target);
    await expect(page).toHaveURL(target);
    await expect(page).toHaveTitle(/Your Name/);
  }
  await untilNetworkRests(page);
  await writeFile(dev.file, dev.original.replace('"title": "', '"title": "New '));
  await expect(page).toHaveTitle(/New /);
  await writeFile(dev.file, dev.original);
});
