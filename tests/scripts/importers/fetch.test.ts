import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadContent } from "../../../scripts/lib/content/load-content.ts";
import { fetchPicture } from "../../../scripts/lib/importers/fetch-picture.ts";
import { fetchPictures } from "../../../scripts/lib/importers/fetch-pictures.ts";
import { callCommand } from "../../support/call-command.ts";
import { openLocalNetwork } from "../../support/network/local-network.ts";

const network = openLocalNetwork();
let folder = "";
let home = "";
let asked: string[] = [];
let picture: Buffer;

/** What the server has: pictures, and all that a server may do instead of sending one. */
const answers: Record<string, RequestListener> = {
  "/me.png": (_, response) => response.setHeader("content-type", "text/plain").end(picture),
  "/moved": (_, response) => response.writeHead(302, { location: "/me.png" }).end(),
  "/circle": (_, response) => response.writeHead(301, { location: "/circle" }).end(),
  "/away": (_, response) => response.writeHead(302, { location: "file:///etc/passwd" }).end(),
  "/page.png": (_, response) => response.setHeader("content-type", "image/png").end("<html>Not here</html>"),
  "/script.svg": (_, response) =>
    response.end('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
  "/utf-16.svg": (_, response) =>
    response.end(Buffer.from('\ufeff<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', "utf16le")),
  "/huge.png": (_, response) => response.end(readFileSync("tests/content/wrong/assets/huge.png")),
  "/empty.png": (_, response) => response.end(),
  "/endless.png": (_, response) => {
    const send = () => response.write(Buffer.alloc(1_000_000)) && setImmediate(send);
    response.on("drain", send);
    send();
  },
  "/cut.png": (_, response) => {
    response.setHeader("content-length", "1000");
    response.write(Buffer.alloc(10));
    response.destroy();
  },
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "fetch-"));
  picture = await sharp({ create: { width: 600, height: 600, channels: 3, background: "#336699" } })
    .jpeg()
    .toBuffer();
  const serve: RequestListener = (request, response) => {
    asked.push(request.url ?? "");
    const answer = answers[request.url ?? ""];
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  };
  home = await network.serve(serve, { isSecure: false });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A file of RenderCV that names a photo, and one of GitProfile with a project's picture. */
function writeSource(): string {
  const file = join(folder, "gitprofile.config.js");
  const projects = ["/me.png", "/missing.png"].map((path) => ({ title: `Of ${path}`, imageUrl: home + path }));
  const config = { github: { username: "asha-rao" }, social: {}, projects: { external: { projects } } };
  writeFileSync(file, `export default ${JSON.stringify(config)}`);
  return file;
}

describe("an import", () => {
  it("fetches no picture without its option, and names the option", async () => {
    asked = [];
    const { status, stdout, stderr } = await callCommand(["import", writeSource(), "--out", join(folder, "a.json")]);
    expect(status).toBe(0);
    expect(asked).toEqual([]);
    expect(stderr).toContain(
      `is a picture elsewhere. Save it beside content.json, and name it in its entry: "${home}/me.png"`,
    );
    expect(stdout).toContain("2 pictures stand elsewhere. To fetch them: npm run import --");
    expect(stdout).toMatch(/ --out \S*a\.json --fetch --force\n/);
  });

  it("saves pictures beside the content, which names them, and reports those that fail", async () => {
    const out = join(folder, "site/content.json");
    const { status, stdout, stderr } = await callCommand(["import", writeSource(), "--fetch", "--out", out]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/1 picture\.\n/);
    expect(readdirSync(join(folder, "site/assets"))).toEqual(["me.jpg"]);
    expect(readFileSync(join(folder, "site/assets/me.jpg"))).toEqual(picture);
    expect(readFileSync(out, "utf8")).toContain('"image": { "src": "assets/me.jpg", "alt": "", "decorative": true }');
    expect(stderr).toContain(`names a picture that can't be had: its server answers 404 (${home}/missing.png).`);
    const { diagnostics } = await loadContent(out);
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  });

  it("gives the person the photo that the file names", async () => {
    const file = join(folder, "cv.yaml");
    writeFileSync(file, `cv:\n  name: Asha Rao\n  headline: Engineer\n  photo: ${home}/moved\n`);
    const out = join(folder, "photo/content.json");
    expect((await callCommand(["import", file, "--fetch", "--out", out])).status).toBe(0);
    const { content } = await loadContent(out);
    expect(content?.profile.photo).toMatchObject({ src: "assets/moved.jpg" });
  });

  it("leaves a picture of the owner's that has the same name as it is", async () => {
    mkdirSync(join(folder, "own/assets"), { recursive: true });
    writeFileSync(join(folder, "own/assets/me.jpg"), "mine");
    const out = join(folder, "own/content.json");
    expect((await callCommand(["import", writeSource(), "--fetch", "--out", out])).status).toBe(0);
    expect(readFileSync(join(folder, "own/assets/me.jpg"), "utf8")).toBe("mine");
    expect(readFileSync(out, "utf8")).toContain("assets/me-2.jpg");
  });

  it("writes over nothing that came to be while pictures were fetched", async () => {
    mkdirSync(join(folder, "race"));
    const out = join(folder, "race/content.json");
    answers["/slow.png"] = (_, response) => {
      writeFileSync(out, "mine");
      response.end(picture);
    };
    const file = join(folder, "race.yaml");
    writeFileSync(file, `cv:\n  name: Asha Rao\n  headline: Engineer\n  photo: ${home}/slow.png\n`);
    const { status, stderr } = await callCommand(["import", file, "--fetch", "--out", out]);
    expect({ status, text: readFileSync(out, "utf8") }).toEqual({ status: 2, text: "mine" });
    expect(stderr).toContain("--force");
  });

  it("fetches no more than a portfolio shows, whatever a file names", async () => {
    asked = [];
    for (let number = 0; number < 9; number += 1)
      answers[`/large-${number}.png`] = (_, response) =>
        response.end(Buffer.concat([picture, Buffer.alloc(14_900_000, number)]));
    const named = Object.keys(answers).filter((path) => path.startsWith("/large"));
    const { files } = await fetchPictures(
      named.map((path) => ({ place: path, address: home + path })),
      folder,
    );
    expect({ fetched: files.size, asked: asked.length }).toEqual({ fetched: 7, asked: 7 });
  });

  it.skipIf(process.platform === "win32")("gives a picture another name where something else has its own", async () => {
    const beside = join(folder, "beside");
    mkdirSync(join(beside, "assets/me-2.jpg"), { recursive: true });
    execFileSync("mkfifo", [join(beside, "assets/me.jpg")]);
    const { names } = await fetchPictures([{ place: "image", address: `${home}/me.png` }], beside);
    expect([...names.values()]).toEqual(["assets/me-3.jpg"]);
  });

  it("fetches nothing where it writes nothing", async () => {
    asked = [];
    const file = join(folder, "nobody.yaml");
    writeFileSync(file, `cv:\n  photo: ${home}/me.png\n`);
    const out = join(folder, "nobody/content.json");
    expect((await callCommand(["import", file, "--fetch", "--out", out])).status).toBe(1);
    expect({ asked, isThere: existsSync(join(folder, "nobody")) }).toEqual({ asked: [], isThere: false });
  });
});

describe("a picture that can't be had is a reason", () => {
  it.each([
    ["missing", "/none.png", "its server answers 404"],
    ["moved in a circle", "/circle", "it redirects more than 5 times"],
    ["moved to a file", "/away", "it redirects to what is not asked: only web addresses are"],
    ["a page that calls itself a picture", "/page.png", "no picture"],
    ["a drawing with a script", "/script.svg", "which a drawing has no need of"],
    ["a drawing in UTF-16", "/utf-16.svg", "no picture"],
    ["of 900 million pixels", "/huge.png", "it is too large: it has 30000 × 30000 pixels, 900 million in all"],
    ["empty", "/empty.png", "it is empty"],
    ["without end", "/endless.png", "it is larger than 15.0 MB"],
    ["cut off", "/cut.png", "it can't be reached"],
  ])("%s", async (_, path, reason) => {
    expect(await fetchPicture(home + path)).toEqual({ reason: expect.stringContaining(reason) });
  });

  it("of a server that isn't there", async () => {
    const gone = await network.serve(() => undefined, { isSecure: false });
    network.names.set("gone.example", []);
    const address = gone.replace("server", "gone");
    expect(await fetchPicture(`${address}/a.png`)).toEqual({ reason: "it can't be found" });
  });

  it("and its content says what it is, whatever its name and its server say", async () => {
    expect(await fetchPicture(`${home}/me.png`)).toMatchObject({ ending: "jpg" });
  });
});
