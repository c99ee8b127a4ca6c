import { copyFile, mkdtemp, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Output,
  WebMOutputFormat,
} from "mediabunny";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadContent } from "../../../scripts/lib/content/load-content.ts";
import { headersFor, parseHeadersFile } from "../../../scripts/lib/hosting/headers-file.ts";
import { serveSite } from "../../../scripts/lib/serve/serve-site.ts";
import { buildSite } from "../../../scripts/lib/site/build-site.ts";
import { findNginx, startNginx } from "../../setup/nginx.ts";
import { drawPictures } from "../../support/draw-pictures.ts";
import { attributesOf, elementsOf } from "../outputs/site.ts";

const videos = [
  { type: "video", title: "Wide", src: "assets/clip.mp4", captions: "assets/clip.vtt" },
  {
    type: "video",
    title: "From a telephone",
    src: "assets/turned.mp4",
    poster: { src: "assets/tall.jpg", alt: "A mast" },
  },
  { type: "video", title: "Upright", src: "assets/upright.webm" },
];
const content = (blocks: object[]) => ({
  version: 1,
  site: { title: "Asha Rao", description: "Films of chargers.", url: "https://asha.dev/work/" },
  profile: { name: "Asha Rao", role: "Engineer", emails: [], links: [] },
  landing: { hidden: true },
  pages: [{ path: "/", title: "Home", blocks: [{ type: "hero" }, ...blocks] }],
});

let folder: string;
let site: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "videos-"));
  site = join(folder, "site");
  await drawPictures(folder);
  const assets = join(folder, "assets");
  await writeFile(join(assets, "turned.mp4"), turn(await readFile(join(assets, "clip.mp4"))));
  await writeFile(join(assets, "upright.webm"), await writeWebm(false));
  await writeFile(join(assets, "loud.webm"), await writeWebm(true));
  await writeFile(join(folder, "content.json"), JSON.stringify(content(videos)));
  const { diagnostics } = await buildSite(join(folder, "content.json"), site);
  expect(diagnostics).toEqual([]);
});
afterAll(() => rm(folder, { recursive: true }));

/** A film as a telephone writes one that was held upright: by the matrix of its track (ISO/IEC 14496-12, section 8.3.2). */
function turn(film: Buffer): Buffer {
  const turned = Buffer.from(film);
  const head = turned.indexOf("tkhd") + 4;
  // The times of the first version of the format are shorter.
  const matrix = head + (turned[head] === 1 ? 52 : 40);
  [0, 0x10000, 0, -0x10000, 0, 0, 0, 0, 0x40000000].forEach((value, index) => {
    turned.writeInt32BE(value, matrix + index * 4);
  });
  return turned;
}

/** A film of one picture, 90 by 160 pixels, with or without a sound. */
async function writeWebm(hasSound: boolean): Promise<Uint8Array> {
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const pictures = new EncodedVideoPacketSource("vp8");
  const sounds = new EncodedAudioPacketSource("opus");
  output.addVideoTrack(pictures);
  if (hasSound) output.addAudioTrack(sounds);
  await output.start();
  const packet = new EncodedPacket(new Uint8Array(16), "key", 0, 1);
  await pictures.add(packet, { decoderConfig: { codec: "vp8", codedWidth: 90, codedHeight: 160 } });
  if (hasSound) await sounds.add(packet, { decoderConfig: { codec: "opus", numberOfChannels: 1, sampleRate: 48_000 } });
  await output.finalize();
  return new Uint8Array(target.buffer ?? new ArrayBuffer(0));
}

describe("a film of the owner's", () => {
  it("has the size that it is shown in, upright or not; what is in its place has its own proportions", async () => {
    const html = await readFile(join(site, "index.html"), "utf8");
    const films = elementsOf(html)
      .filter(({ tagName }) => tagName === "video")
      .map(attributesOf);
    expect(films.map(({ width, height }) => [width, height])).toEqual([
      ["320", "180"],
      ["180", "320"],
      ["90", "160"],
    ]);
    expect(films.map(({ preload }) => preload)).toEqual(["metadata", "none", "metadata"]);
    expect(films[1]?.["poster"]).toMatch(/tall-\w+-text-\d+x\d+\.jpg$/);
  });

  it("needs captions where it sounds, and only there", async () => {
    const loud = { type: "video", title: "Loud", src: "assets/loud.webm" };
    const silent = { type: "video", title: "Silent", src: "assets/upright.webm" };
    expect(await check([silent, loud])).toEqual(["video-without-captions /pages/0/blocks/2/src"]);
  });

  it("is warned of where some hosts refuse it", async () => {
    const large = join(folder, "assets/large.mp4");
    await copyFile(join(folder, "assets/clip.mp4"), large);
    await truncate(large, 30_000_000);
    const film = { type: "video", title: "Long", src: "assets/large.mp4", captions: "assets/clip.vtt" };
    expect(await check([film])).toEqual(["large-file /pages/0/blocks/1/src"]);
  });

  async function check(blocks: object[]): Promise<string[]> {
    const file = join(folder, "other.json");
    await writeFile(file, JSON.stringify(content(blocks)));
    return (await loadContent(file)).diagnostics.map(({ code, pointer }) => `${code} ${pointer}`);
  }

  it("and its captions are sent with their types, by our server and by nginx, and kept", async () => {
    const html = await readFile(join(site, "index.html"), "utf8");
    const paths = [...html.matchAll(/\/work\/(assets\/[^"#]+\.(?:vtt|webm|mp4))/g)].map(([, path = ""]) => path);
    const types = { vtt: "text/vtt; charset=utf-8", webm: "video/webm", mp4: "video/mp4" };
    const rules = parseHeadersFile(await readFile(join(site, "_headers"), "utf8"));
    const nginx = await findNginx();
    const servers = [await serveSite(site, { base: "/work", port: 0 })];
    if (nginx) servers.push(await startNginx(nginx, site, "/work"));
    try {
      for (const [ending, type] of Object.entries(types)) {
        const path = paths.find((one) => one.endsWith(ending)) ?? "";
        if (ending === "vtt") expect(headersFor(rules, `/work/${path}`)["Content-Type"]).toBe(type);
        for (const { url } of servers) {
          const response = await fetch(new URL(path, url));
          await response.arrayBuffer();
          expect([path, response.status, response.headers.get("content-type")]).toEqual([path, 200, type]);
          expect(response.headers.get("x-content-type-options")).toBe("nosniff");
        }
      }
    } finally {
      await Promise.all(servers.map((server) => server.close()));
    }
  });
});
