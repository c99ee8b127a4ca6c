import { mkdtemp, open, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loadContent } from "../../../scripts/lib/content/load-content.ts";

let folder: string;

/** A file of so many bytes that takes next to none on the disk. */
async function putSparse(name: string, start: string, size: number): Promise<void> {
  const handle = await open(join(folder, name), "w");
  await handle.write(Buffer.from(start, "latin1"));
  await handle.truncate(size);
  await handle.close();
}

/** What is said of content that names a picture, a film with captions, and a file to open. */
async function check(): Promise<string[]> {
  const content = {
    version: 1,
    site: { title: "Asha Rao", description: "An engineer.", url: "https://asha.dev/" },
    profile: { name: "Asha Rao", role: "Engineer", emails: [], links: [] },
    pages: [
      {
        path: "/",
        title: "Home",
        description: "What it says.",
        blocks: [
          { type: "hero", actions: [{ label: "Thesis", to: "thesis.pdf" }] },
          { type: "image", src: "photo.png", alt: "A bench with chargers" },
          { type: "video", title: "A talk", src: "talk.mp4", captions: "talk.vtt" },
        ],
      },
    ],
  };
  const file = join(folder, "content.json");
  await writeFile(file, JSON.stringify(content));
  const { diagnostics } = await loadContent(file, { name: "content.json" });
  return diagnostics
    .filter(({ severity }) => severity === "error")
    .map(({ pointer, message }) => `${pointer} ${message}`);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "huge-"));
});
afterAll(() => rm(folder, { recursive: true }));

it("refuses files larger than any host takes by their size, and says where each is named", async () => {
  await putSparse("thesis.pdf", "%PDF-1.7\n", 60_000_000_000);
  await putSparse("photo.png", "\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 40_000_000_000);
  await putSparse("talk.mp4", "\0\0\0\x18ftypisom", 800_000_000);
  await putSparse("talk.vtt", "WEBVTT\n", 3_000_000_000);
  const most = "and no file of more than 500 MB is published.";
  expect((await check()).toSorted()).toEqual([
    `/pages/0/blocks/0/actions/0/to thesis.pdf can't be offered to visitors: it has 60.0 GB, ${most}`,
    `/pages/0/blocks/1/src photo.png can't be offered to visitors: it has 40.0 GB, ${most}`,
    `/pages/0/blocks/2/captions talk.vtt can't be offered to visitors: it has 3.0 GB, ${most}`,
    `/pages/0/blocks/2/src talk.mp4 can't be offered to visitors: it has 800.0 MB, ${most}`,
  ]);
});
