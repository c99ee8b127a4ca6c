import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { expect, type Page } from "@playwright/test";
import { listen } from "../../../scripts/lib/serve/listen.ts";
import type { OpenAnswer } from "../../../src/editor/protocol.ts";
import { type DevSite, startDevSite } from "../serving/dev-site.ts";
import { test } from "../support/hostile-browser.ts";

test.describe.configure({ mode: "serial" });

let dev: DevSite;
let origin: string;
let other: Server;
let hostile: string;

test.beforeAll(async () => {
  dev = await startDevSite();
  origin = new URL(dev.url).origin;
  other = createServer((_request, response) => {
    response.setHeader("content-type", "text/html").end("<title>Hostile</title><body></body>");
  });
  hostile = `http://localhost:${await listen(other, 0)}/`;
});
test.afterAll(async () => {
  await dev?.end();
  other?.close();
});

/** Opens the editor as its owner does; returns the token and what its server says. */
async function openEditor(page: Page): Promise<{ token: string; opened: OpenAnswer }> {
  await page.goto(`${origin}/__edit/`);
  const token = (await page.locator('meta[name="portfolio-token"]').getAttribute("content")) ?? "";
  const opened = await page.evaluate(async (token) => {
    const headers = { "content-type": "application/json", "x-portfolio-token": token };
    return (await fetch("/__edit/api/open", { method: "POST", headers, body: "{}" })).json();
  }, token);
  return { token, opened };
}

/** Fails if anything was changed: in the file, in the texts that aren't saved, among the files. */
async function expectUntouched(page: Page): Promise<void> {
  // Longer than the rest after which an edit would be in the file.
  await page.waitForTimeout(600);
  const { opened } = await openEditor(page);
  expect(await readFile(dev.file, "utf8")).toBe(dev.original);
  expect(opened.files.find(({ path }) => path === "content.json")?.text).toBe(dev.original);
  expect(opened.undo).toBeUndefined();
  expect(opened.assets.map(({ path }) => path).filter((path) => path.includes("hostile"))).toEqual([]);
}

interface Target {
  origin: string;
  token: string;
  edit: string;
}

/** Runs in a hostile page that has even learnt the token: sends an edit and an upload in every way; returns what it read. */
async function attack({ origin, token, edit }: Target): Promise<string[]> {
  const won: string[] = [];
  const json = { "content-type": "application/json" };
  const own = { "x-portfolio-token": token };
  const requests: [string, RequestInit][] = [
    ["JSON", { headers: { ...json, ...own } }],
    ["JSON with credentials", { headers: { ...json, ...own }, credentials: "include" }],
    ["JSON without a token", { headers: json }],
    ["a simple request", { headers: { "content-type": "text/plain" } }],
    ["an opaque request", { mode: "no-cors", headers: { "content-type": "text/plain" } }],
    ["a blob", { body: new Blob([edit], { type: "application/json" }), mode: "no-cors" }],
    ["a request without a referrer", { headers: { ...json, ...own }, referrerPolicy: "no-referrer" }],
  ];
  for (const name of ["open", "edit", "undo", "upload", "events"])
    for (const [how, init] of requests) {
      const body = name === "edit" ? edit : "{}";
      const response = await fetch(`${origin}/__edit/api/${name}`, { method: "POST", body, ...init }).catch(
        () => undefined,
      );
      if (response?.ok) won.push(`${name} by ${how}`);
    }
  const page = await fetch(`${origin}/__edit/`).catch(() => undefined);
  if (page) won.push("the page");
  navigator.sendBeacon(`${origin}/__edit/api/edit`, new Blob([edit], { type: "text/plain" }));
  // The body of a form in plain text can be made JSON: {"edits":…,"x":"="}.
  for (const enctype of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"]) {
    const frame = document.body.appendChild(Object.assign(document.createElement("iframe"), { name: `to ${enctype}` }));
    const form = document.body.appendChild(document.createElement("form"));
    Object.assign(form, { method: "post", action: `${origin}/__edit/api/edit`, enctype, target: frame.name });
    form.append(Object.assign(document.createElement("input"), { name: edit.replace(/\}$/, ',"x":"'), value: '"}' }));
    const answered = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
    form.submit();
    await answered;
  }
  return won;
}

for (const from of ["of another port", "of a name that leads here"])
  test(`a page ${from} changes and reads nothing, though it knows the token`, async ({ page }) => {
    const { token, opened } = await openEditor(page);
    const file = opened.files.find(({ path }) => path === "content.json");
    const edit = { file: "content.json", base: file?.hash, changes: [{ start: 0, end: 0, text: "hostile" }] };
    // A name that leads here has its own page from elsewhere, before its address changes.
    const evil = new URL(origin.replace("localhost", "evil.example"));
    await page.route(`${evil.origin}/hostile`, (route) => route.fulfill({ contentType: "text/html", body: "<body>" }));
    const isRebound = from.includes("name");
    await page.goto(isRebound ? `${evil.origin}/hostile` : hostile);
    const target = {
      origin: isRebound ? evil.origin : origin,
      token,
      edit: JSON.stringify({ edits: [edit], label: "" }),
    };
    const won = await page.evaluate(attack, target);
    // Of a rebound name everything is of the same origin: answers can be read, but they refuse.
    const texts = await page.evaluate(async ({ origin }) => {
      const response = await fetch(`${origin}/__edit/`).catch(() => undefined);
      return response ? `${response.status} ${await response.text()}` : "";
    }, target);
    expect(won.filter((name) => !(isRebound && name === "the page"))).toEqual([]);
    expect(texts).toMatch(isRebound ? /^421 This server has another address/ : /^$/);
    await expectUntouched(page);
  });

test("a page of another port gets no frame and no window of the editor, the site or the preview", async ({ page }) => {
  const { opened } = await openEditor(page);
  const refused: string[] = [];
  page.on("console", (message) => refused.push(message.text()));
  await page.goto(hostile);
  for (const address of [`${origin}/__edit/`, dev.url, opened.previewOrigin]) {
    await page.evaluate((src) => {
      const frame = document.createElement("iframe");
      const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
      document.body.append(Object.assign(frame, { src }));
      return loaded;
    }, address);
    const [frame] = page.frames().slice(-1);
    // Either the server refuses, or the browser shows its own page of an error.
    expect(await frame?.evaluate(() => document.querySelector("main, h1, meta[name=portfolio-token]") !== null)).toBe(
      false,
    );
  }
  expect(refused.filter((text) => text.includes("frame-ancestors")).length).toBeGreaterThan(0);
  const isGone = await page.evaluate(async (address) => {
    const opened = window.open(address);
    for (let count = 0; count < 100 && !opened?.closed; count += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    return opened?.closed ?? true;
  }, `${origin}/__edit/`);
  // Without a reference to the window, no message can be posted to it.
  expect(isGone).toBe(true);
});

test("what runs in the site's own pages can't read the token", async ({ page }) => {
  const { token } = await openEditor(page);
  await page.goto(dev.url);
  const read = await page.evaluate(async () => {
    const texts = [await (await fetch("/__edit/")).text()];
    const frame = document.body.appendChild(Object.assign(document.createElement("iframe"), { src: "/__edit/" }));
    await new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
    texts.push(frame.contentDocument?.documentElement.outerHTML ?? "");
    const opened = window.open("/__edit/");
    await new Promise((resolve) => setTimeout(resolve, 2000));
    texts.push(opened?.closed === false ? opened.document.documentElement.outerHTML : "");
    return texts;
  });
  for (const text of read) expect(text).not.toContain(token);
});

test("the preview is framed by the editor alone, and can neither read it nor ask its server", async ({ page }) => {
  const { token, opened } = await openEditor(page);
  expect(new URL(opened.previewOrigin).origin).not.toBe(origin);
  await page.evaluate((src) => {
    const frame = Object.assign(document.createElement("iframe"), { src });
    const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
    document.body.append(frame);
    return loaded;
  }, `${opened.previewOrigin}/`);
  const frame = page.frames().find((one) => one.url().startsWith(opened.previewOrigin));
  await expect(frame?.locator("h1").first() ?? page.locator("h1")).toBeVisible();
  const reached = await frame?.evaluate(
    async ({ origin, token }) => {
      const won: string[] = [];
      try {
        won.push(String(parent.document.title));
      } catch {
        // Another origin.
      }
      const headers = { "content-type": "application/json", "x-portfolio-token": token };
      for (const address of [origin, location.origin]) {
        const init = { method: "POST", headers, body: "{}" };
        const response = await fetch(`${address}/__edit/api/open`, init).catch(() => undefined);
        if (response?.ok) won.push(`${address} answers`);
        const page = await (await fetch(`${address}/__edit/`).catch(() => undefined))?.text();
        if (page?.includes("portfolio-token")) won.push(`${address} has the page`);
      }
      return won;
    },
    { origin, token },
  );
  expect(reached).toEqual([]);
  expect(await frame?.content()).not.toContain(token);
  await expectUntouched(page);
});
