import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { UploadAnswer } from "../../../src/editor/protocol.ts";
import { codeOf, picture, ServedEditor } from "./served-editor.ts";

let served: ServedEditor;
beforeAll(async () => {
  served = await ServedEditor.start();
});
afterAll(() => served.end());

describe("uploading", () => {
  const other = picture.replace("40", "50");

  it.each<[string, string, string]>([
    ["../../Über uns.PNG.svg", other, "assets/uber-uns-png.svg"],
    ["photo.png", other, "assets/photo-2.svg"],
    ["con.svg", other, "assets/con-1.svg"],
    ["notes.txt", "Notes.\n", "assets/notes.txt"],
    ["…", other, "assets/file.svg"],
  ])("puts %s under a clean name with the ending of its content, over no other file", async (name, body, path) => {
    const response = await served.upload(name, body);
    expect(await response.json()).toMatchObject({
      path: expect.stringMatching(/^assets\/[a-z0-9-]+\.[a-z]+$/),
      isNew: true,
    });
    const again: UploadAnswer = await (await served.upload(name, body)).json();
    expect(again).toMatchObject({ path, isNew: false });
    expect(await readFile(join(served.site, path), "utf8")).toBe(body);
    expect(await readFile(join(served.site, "assets/photo.svg"), "utf8")).toBe(picture);
    expect(await (await served.post("asset", JSON.stringify({ path }))).text()).toBe(body);
  });

  it.each([
    ["page.html", "<script>alert(1)</script>"],
    ["photo.svg", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ["photo.png", "no picture"],
    ["photo.png", ""],
    ["run.sh", "#!/bin/sh\n"],
    ["", "no name"],
  ])("refuses %s with %j", async (name, body) => {
    expect(await codeOf(await served.upload(name, body))).toBe("400 bad-request");
  });
});
