import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { loadContent } from "../../../scripts/lib/content/load-content.ts";
import { Cache } from "../../../scripts/lib/files/cache.ts";
import { collectPictures } from "../../../scripts/lib/images/collect-pictures.ts";
import type { ShowImage } from "../../../scripts/lib/images/site-image.ts";
import { readSiteImages, showOriginal } from "../../../scripts/lib/images/site-images.ts";
import { formatPageData, resolveLanguages } from "../../../scripts/lib/site/list-site.ts";
import { renderPage } from "../../../src/entry-server.tsx";

const root = await mkdtemp(join(tmpdir(), "images-on-pages-"));
const cache = new Cache(join(root, "cache"));
afterAll(() => rm(root, { recursive: true }));

const template = await readFile("index.html", "utf8");
const hero = { type: "hero", heading: "{name}" };
const video = {
  type: "video",
  title: "On the test bench",
  url: "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
  linkLabel: "Watch video",
  poster: { src: "assets/photo.jpg", alt: "A motor on a bench" },
};

await mkdir(join(root, "assets"));
await sharp({ create: { width: 900, height: 700, channels: 3, background: "teal" } })
  .jpeg()
  .toFile(join(root, "assets/photo.jpg"));
await writeFile(join(root, "assets/face.svg"), '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"/>');

/** The home page of a site with these blocks, its document as an owner's build or dev server makes it. */
async function makeHome(blocks: object[], show: ShowImage, photo = "photo.jpg") {
  const content = {
    version: 1,
    site: {
      title: "Asha Rao: portfolio of an engineer",
      description: "Projects, skills and ways to reach Asha Rao, an engineer who builds motors and the web alike.",
      url: "https://asha.example/site/",
      language: "en",
    },
    profile: {
      name: "Asha Rao",
      role: "Engineer",
      photo: { src: `assets/${photo}`, alt: "Portrait" },
      emails: [],
      links: [],
    },
    pages: [{ path: "/", title: "Home", blocks }],
  };
  const file = join(root, "content.json");
  await writeFile(file, JSON.stringify(content));
  const loaded = await loadContent(file);
  if (!loaded.content) throw new Error(JSON.stringify(loaded.diagnostics, undefined, 2));
  const images = await readSiteImages(loaded.images, cache);
  const page = resolveLanguages({ ...loaded, images, media: new Map() }, show)[0].resolved.pages[0];
  if (!page) throw new Error("The site has no page");
  const html = renderPage(page, template);
  return { page, pictures: html.match(/<picture.*?<\/picture>/gs) ?? [], html };
}

const asBuilt = collectPictures(cache).show;
const asEdited = showOriginal;

it("a photo shows its upper third where it is cropped, other pictures their middle, and each what its owner says", async () => {
  const cropped = async (blocks: object[]) => {
    const { pictures } = await makeHome(blocks, asBuilt);
    return pictures.map((picture) => /object-position:([^"]*)/.exec(picture)?.[1]);
  };
  const picture = { src: "assets/photo.jpg", alt: "A bench" };
  const card = (image: object) => ({ type: "card-grid", cards: [{ type: "project", title: "One", image }] });
  expect(await cropped([{ type: "hero" }, card(picture)])).toEqual(["50% 42%", undefined]);
  expect(await cropped([card({ ...picture, focus: "top left" })])).toEqual(["0% 0%"]);
  expect(await cropped([{ type: "gallery", images: [{ ...picture, focus: { x: 0.25, y: 1 } }] }])).toContain(
    "25% 100%",
  );
});

/** The attributes of a picture's elements, in their order. */
function readElements(picture: string): Record<string, string | undefined>[] {
  return [...picture.matchAll(/<(source|img) ([^>]*?)\/?>/g)].map(([, name, attributes = ""]) => ({
    name,
    ...Object.fromEntries(
      [...attributes.matchAll(/([a-z]+)="([^"]*)"/gi)].map(([, key = "", value]) => [key.toLowerCase(), value]),
    ),
  }));
}

const widths = (srcset = "") => srcset.split(", ").map((candidate) => candidate.split(" ")[1]);

describe("a picture on a page", () => {
  it("is offered as AVIF, as WebP and at last as JPEG, with its size and how wide it is shown", async () => {
    const { pictures } = await makeHome([hero], asBuilt);
    expect(pictures).toHaveLength(1);
    const [avif, webp, img] = readElements(pictures[0] ?? "");
    const sizes = expect.stringMatching(/^\(min-width: .*rem$/);
    expect(avif).toMatchObject({ name: "source", type: "image/avif", sizes });
    expect(webp).toMatchObject({ name: "source", type: "image/webp", sizes });
    expect(img).toMatchObject({ name: "img", alt: "Portrait", width: "640", height: "640" });
    expect(img).toMatchObject({
      src: expect.stringMatching(/^\/site\/assets\/photo-[0-9a-f]{12}-square-640x640-50-42\.jpg$/),
    });
    for (const source of [avif, webp]) {
      expect(widths(source?.["srcset"])).toEqual(["160w", "320w", "480w", "640w"]);
    }
  });

  it("comes before all else where it leads the page, and asks for no second file beside it", async () => {
    const { pictures, html } = await makeHome([hero, video], asBuilt);
    const img = readElements(pictures[0] ?? "").at(-1);
    expect(img).toMatchObject({ loading: "eager", fetchpriority: "high" });
    expect(img).not.toHaveProperty("decoding");
    expect(html).not.toContain('rel="preload" as="image"');
  });

  it("waits until it comes near where it is further down, in the shape of its own frame", async () => {
    const { pictures } = await makeHome([hero, video, { ...hero, heading: "Once more" }], asBuilt);
    const [, poster, second] = pictures.map(readElements);
    expect(poster?.at(-1)).toMatchObject({ loading: "lazy", decoding: "async", width: "900", height: "506" });
    expect(poster?.[0]).toMatchObject({ sizes: expect.stringMatching(/^auto, /) });
    expect(widths(poster?.[0]?.["srcset"])).toEqual(["384w", "576w", "768w", "900w"]);
    expect(second?.at(-1)).toMatchObject({ loading: "lazy", decoding: "async" });
    for (const elements of [poster, second]) expect(elements?.at(-1)).not.toHaveProperty("fetchpriority");
  });

  it("is its own file where it is a drawing", async () => {
    const { pictures } = await makeHome([hero], asBuilt, "face.svg");
    expect(readElements(pictures[0] ?? "")).toEqual([
      expect.objectContaining({ name: "img", src: expect.stringMatching(/face-[0-9a-f]{12}\.svg$/), width: "64" }),
    ]);
  });

  it("is its own file while the owner edits the site", async () => {
    const { pictures } = await makeHome([hero], asEdited);
    expect(readElements(pictures[0] ?? "")).toEqual([
      expect.objectContaining({ name: "img", src: expect.stringMatching(/\.jpg$/), width: "900", height: "700" }),
    ]);
  });

  it("adds less than a kilobyte to the data of its page", async () => {
    const data = async (blocks: object[]) => formatPageData((await makeHome(blocks, asBuilt)).page, "build").length;
    expect((await data([hero])) - (await data([{ ...hero, photo: false }]))).toBeLessThan(1000);
  });
});
