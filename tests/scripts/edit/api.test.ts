import { request as httpRequest } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applySplices } from "../../../schema/source/edited.ts";
import { loadContent } from "../../../scripts/lib/content/load-content.ts";
import { describeDiagnostics } from "../../../scripts/lib/edit/describe-content.ts";
import { hashText } from "../../../scripts/lib/edit/file-history.ts";
import type { OpenAnswer } from "../../../src/editor/protocol.ts";
import { codeOf, content, picture, ServedEditor, texts } from "./served-editor.ts";

let served: ServedEditor;
beforeAll(async () => {
  served = await ServedEditor.start();
});
afterAll(() => served.end());

describe("opening", () => {
  it("answers with all texts, diagnostics with their ranges, files and languages", async () => {
    const opened = await served.call<OpenAnswer>("open", {});
    expect(opened.files.map(({ path, role, text }) => [path, role, text === texts[path]])).toEqual([
      ["content.json", "content", true],
      ["cards.json", "list", true],
      ["posts/first.md", "post", true],
      ["texts/story.md", "text", true],
    ]);
    expect(opened.files.every(({ text, hash, isPending }) => hash === hashText(text) && !isPending)).toBe(true);
    expect(opened).toMatchObject({
      languages: ["en", "de"],
      previewOrigin: "http://localhost:9",
      base: "",
      troubles: [],
    });
    expect(opened.assets).toEqual([{ path: "assets/photo.svg", bytes: picture.length, width: 40, height: 30 }]);
    const [diagnostic] = opened.diagnostics.filter(({ code }) => code === "unknown-page");
    expect(diagnostic).toMatchObject({
      file: "content.json",
      hash: hashText(content),
      pointer: "/pages/0/blocks/3/body",
    });
    expect(content.slice(diagnostic?.start, diagnostic?.end)).toContain("/nowhere");
  });
});

it("a diagnostic has the fix that a program can make", async () => {
  const text = content.replace('"profile"', '"profil"');
  const loaded = await loadContent(join(served.site, "content.json"), { name: "content.json", text });
  const described = describeDiagnostics(loaded, new Map([["content.json", { text, hash: "" }]]));
  const fix = described.find(({ code }) => code === "unknown-key")?.fix;
  expect(fix?.title).toBe('Write "profile"');
  expect(applySplices(text, fix?.splices ?? [])).toBe(content);
});

describe("events", () => {
  it("report every change, and then what the check reports, before anything is saved", async () => {
    const { files } = await served.call<OpenAnswer>("open", {});
    const text = files.find(({ path }) => path === "texts/story.md")?.text ?? "";
    const added = "A [dead link](/nothing).\n";
    const changes = [{ start: text.length, end: text.length, text: added }];
    const events = served.listen();
    const first = events.next();
    await served.call("edit", { edits: [{ file: "texts/story.md", base: hashText(text), changes }], label: "Write" });
    let event = await first;
    // The end of the load at the opening may be reported first.
    while (event.value.files.length === 0) event = await events.next();
    expect(event.value).toMatchObject({
      undo: "Write",
      files: [{ path: "texts/story.md", text: text + added, isPending: true }],
    });
    for await (const { diagnostics } of events) {
      const dead = diagnostics.find(({ file }) => file === "texts/story.md");
      if (!dead) continue;
      expect(dead).toMatchObject({ code: "unknown-page", hash: hashText(text + added) });
      expect((text + added).slice(dead.start, dead.end)).toContain("/nothing");
      break;
    }
    await served.call("undo", {});
  });
});

const json = { "content-type": "application/json" };

describe("what isn't the editor's page of this start", () => {
  const bodies = {
    open: "{}",
    edit: '{"edits":[],"label":""}',
    undo: "{}",
    redo: "{}",
    upload: "x",
    asset: "{}",
    events: "{}",
  };
  it.each<[string, Record<string, string>]>([
    ["no token", { "x-portfolio-token": "" }],
    ["another token", { "x-portfolio-token": "A".repeat(43) }],
    ["another origin", { origin: "http://localhost:1" }],
    ["an opaque origin", { origin: "null" }],
  ])("gets nothing with %s", async (_, headers) => {
    for (const [name, body] of Object.entries(bodies))
      expect((await served.post(name, body, { ...json, ...headers })).status).toBe(403);
  });

  it("gets nothing without an origin", async () => {
    const status = await new Promise((resolve) => {
      const headers = { ...json, "x-portfolio-token": served.editor.token };
      httpRequest(`${served.origin}/__edit/api/open`, { method: "POST", headers }, ({ statusCode }) =>
        resolve(statusCode),
      ).end("{}");
    });
    expect(status).toBe(403);
  });

  it("gets nothing with a body that browsers send without asking, or by a link", async () => {
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data",
      "text/plain; application/json",
    ])
      expect(await codeOf(await served.post("open", "{}", { "content-type": type }))).toBe("400 bad-request");
    expect((await fetch(`${served.origin}/__edit/api/open`, { headers: { origin: served.origin } })).status).toBe(405);
    const preflight = await fetch(`${served.origin}/__edit/api/open`, {
      method: "OPTIONS",
      headers: { origin: served.origin },
    });
    expect([preflight.status, preflight.headers.get("access-control-allow-origin")]).toEqual([405, null]);
  });

  it("gets neither other keys nor too much", async () => {
    expect(await codeOf(await served.post("open", '{"path":"/etc/passwd"}'))).toBe("400 bad-request");
    expect(await codeOf(await served.post("open", "not JSON"))).toBe("400 bad-request");
    expect(await codeOf(await served.post("nothing", "{}"))).toBe("400 bad-request");
    expect(await codeOf(await served.post("open", JSON.stringify(" ".repeat(1_000_001))))).toBe("413 too-large");
  });

  it("gets no file but those that were listed", async () => {
    await served.call("open", {});
    for (const path of [
      "../secret.svg",
      "assets/linked.svg",
      "content.json",
      join(served.folder, "secret.svg"),
      "assets",
    ])
      expect(await codeOf(await served.post("asset", JSON.stringify({ path })))).toBe("404 unknown-file");
  });
});

describe("the editor's page", () => {
  it("alone has the token, in a tab of its own, under one name", async () => {
    const page = await fetch(`${served.origin}/__edit/`);
    expect(await page.text()).toContain(served.editor.token);
    const policy = page.headers.get("content-security-policy") ?? "";
    for (const rule of [
      "default-src 'none'",
      "script-src 'self'",
      "frame-src http://localhost:9",
      "frame-ancestors 'none'",
    ])
      expect(policy.split("; ")).toContain(rule);
    const framed = await fetch(`${served.origin}/__edit/`, {
      headers: { "sec-fetch-dest": "empty", "sec-fetch-site": "same-origin" },
    });
    expect([framed.status, (await framed.text()).includes(served.editor.token)]).toEqual([403, false]);
    const address = served.origin.replace("localhost", "127.0.0.1");
    const other = await fetch(`${address}/__edit/`, { redirect: "manual" });
    expect([other.status, other.headers.get("location")]).toEqual([302, `${served.origin}/__edit/`]);
    for (const path of ["..%2f..%2fpackage.json", "../editor-page.ts", "x"])
      expect((await fetch(`${served.origin}/__edit/assets/${path}`)).status).toBe(404);
  });
});
