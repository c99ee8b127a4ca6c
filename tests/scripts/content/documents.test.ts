import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { describe, expect, it, onTestFinished } from "vitest";
import { loadContent } from "../../../scripts/lib/content/load-content.ts";
import { probeAsset } from "../../../scripts/lib/content/probe-asset.ts";
import { probeLinkedFile } from "../../../scripts/lib/content/probe-linked-file.ts";
import { nameMedia } from "../../../scripts/lib/images/site-media.ts";
import { honestDocuments, hostileDocuments, type LinkedDocument } from "../../support/hostile/documents.ts";
import { linkDocuments } from "../../support/hostile/link-documents.ts";

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "documents-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function probe({ name, bytes }: LinkedDocument) {
  const folder = await newFolder();
  await writeFile(join(folder, name), bytes);
  return (await probeLinkedFile(folder, name)).facts;
}

/** What a message says must be done, or what is in the way. */
const reasons =
  /^(?:it holds .+, which a drawing has no need of|its <!DOCTYPE> does more|it is no well-formed XML: in line \d+, |it begins as a web page does and |its name holds \.\w+, and hosts|it is compressed: save it as plain SVG|it (?:isn't plain UTF-8|says that its encoding is).* save it as UTF-8$)/;

describe("a file that a link names", () => {
  it.each(hostileDocuments)("is refused with its reason: $name", async (document) => {
    expect(await probe(document)).toEqual({
      status: "unusable",
      near: undefined,
      reason: expect.stringMatching(reasons),
    });
  });

  it.each(honestDocuments)("is published as it is: $name", async (document) => {
    expect(await probe(document)).toMatchObject({ status: "file" });
  });

  it("that is refused is reported at the link that names it", async () => {
    const file = await linkDocuments(await newFolder(), hostileDocuments);
    const { content, diagnostics } = await loadContent(file);
    expect(content).toBeUndefined();
    const refused = diagnostics.filter(({ code }) => code === "unusable-file").map(({ pointer }) => pointer);
    expect(refused.length + (diagnostics.at(-1)?.more ?? 0)).toBeGreaterThan(0);
    expect(refused[0]).toBe("/pages/0/blocks/0/cards/0/links/0/href");
  });
});

describe("a picture", () => {
  const drawings = hostileDocuments.filter(({ name }) => name.endsWith(".svg"));

  it.each(drawings)("is refused by the same judge, whatever it is called: $name", async ({ name, bytes }) => {
    const folder = await newFolder();
    for (const other of [name, "photo.png", "photo"]) {
      await writeFile(join(folder, other), bytes);
      expect([other, (await probeAsset(folder, other)).facts.status]).toEqual([other, "not-image"]);
    }
  });
});

describe("captions and videos", () => {
  const captions = "WEBVTT\n\n<script>alert(1)</script>";

  it("are published under the ending of what they are, not under their own", async () => {
    const folder = await newFolder();
    await writeFile(join(folder, "captions.html"), captions);
    await writeFile(join(folder, "film.html"), "\0\0\0\x18ftypisom<script>alert(1)</script>");
    const media = new Map(
      await Promise.all(
        ["captions.html", "film.html"].map(async (name) => {
          const { facts, file } = await probeAsset(folder, name);
          const format = facts.status === "video" ? facts.format : facts.status === "captions" ? "vtt" : facts.status;
          return [name, { file, format }] as const;
        }),
      ),
    );
    const paths = [...(await nameMedia(media)).values()].map(({ path }) => path.replace(/-[0-9a-f]+/, ""));
    expect(paths).toEqual(["assets/captions.vtt", "assets/film.mp4"]);
  });

  it("that begin as a web page does are refused", async () => {
    const folder = await newFolder();
    await writeFile(join(folder, "film.mp4"), "<p >ftypisom<script>alert(1)</script>");
    expect((await probeAsset(folder, "film.mp4")).facts.status).toBe("not-image");
  });
});

describe("a PDF document", () => {
  const object = (text: string) => `%PDF-1.7\n1 0 obj\n${text}\nendobj\n`;
  const packed = (text: string, dictionary = "/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode") => {
    const bytes = deflateSync(Buffer.from(text, "latin1"));
    return object(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n${bytes.toString("latin1")}\nendstream`);
  };

  it.each([
    ["/JavaScript", object("<< /S /JavaScript /JS (app.alert(1)) >>")],
    ["/JavaScript", object("<< /OpenAction << /S/JavaScript/JS 4 0 R >> >>")],
    ["/JavaScript", object("<< /S /J#61vaScri#70t >>")],
    ["/JS", object("<< /S /Rendition /#4A#53 <6170> >>")],
    ["/JS", object("<< /S /Rendition /JS 12 0 R >>")],
    ["/Launch", object("<< /S /Launch /F (calc.exe) >>")],
    ["/JavaScript", packed("1 0 << /S /JavaScript >>")],
    ["/JavaScript", packed("1 0 << /S /#4aavaScript >>", "/Type /Obj#53tm /Filter /FlateDecode")],
    ["/JavaScript", packed("x") + packed("1 0 << /S /JavaScript >>")],
    ["parts that can't be looked through", object("<< /Type /ObjStm /Filter /LZWDecode >>\nstream\nencrypted")],
    ["parts that can't be looked through", packed("x", "/ObjStm /DecodeParms << /Predictor 12 >>")],
    ["/JavaScript", packed("1 0 << /S /JavaScript >>", `/ObjStm /Note (${"x".repeat(10_000)}) /Filter /FlateDecode`)],
    ["more than can be looked through", packed("").repeat(20_001)],
    ["more than can be looked through", packed("\0".repeat(100_000_001))],
  ])("with %s is published with a warning", async (found, text) => {
    expect(await probe({ name: "x.pdf", bytes: Buffer.from(text, "latin1") })).toMatchObject({ script: found });
  });

  it.each([
    object("<< /S /GoTo /OpenAction [3 0 R /Fit] /Title (/JSON and JavaScript) /JSX 1 >>"),
    packed("1 0 << /S /URI >>"),
    object("(/ObjStm and /Predictor, and stream) /ObjStm"),
  ])("that runs nothing is published without one", async (text) => {
    expect(await probe({ name: "x.pdf", bytes: Buffer.from(text, "latin1") })).toMatchObject({ script: undefined });
  });
});
