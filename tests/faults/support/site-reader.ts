import { readFile } from "node:fs/promises";
import { get } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";

/** Every page of the site, and the data of one: their addresses, and their files in the site's folder. */
const files: Record<string, string> = {
  "": "index.html",
  "about/": "about/index.html",
  "project/": "project/index.html",
  "skills/": "skills/index.html",
  "contact/": "contact/index.html",
  "about/page.json": "about/page.json",
};

/** Reads a site's pages in a loop while something else happens to it. */
export interface SiteReader {
  answers: number;
  /** Answers that were no whole page of one of the sites. */
  torn: string[];
  stop: () => Promise<void>;
}

/** @param sites folders of the sites that may be served at `url`, as they are at the start */
export async function readInLoop(url: string, sites: readonly string[]): Promise<SiteReader> {
  const whole = new Map<string, string[]>();
  for (const [path, file] of Object.entries(files)) {
    whole.set(path, await Promise.all(sites.map((site) => readFile(`${site}/${file}`, "utf8"))));
  }
  let isStopped = false;
  const reader: SiteReader = { answers: 0, torn: [], stop: () => Promise.resolve() };
  const loop = (async () => {
    for (let round = 0; !isStopped; round += 1) {
      for (const [path, texts] of whole) {
        // Compressed answers have no length that could be wrong; the others have.
        const { status, body } = await read(url + path, round % 8 === 0);
        reader.answers += 1;
        if (status !== 200 || !texts.includes(body)) reader.torn.push(`${path}: ${status}, ${body.length} characters`);
      }
    }
  })();
  reader.stop = () => {
    isStopped = true;
    return loop;
  };
  return reader;
}

async function read(url: string, isCompressed: boolean): Promise<{ status: number; body: string }> {
  try {
    return await new Promise((resolve, reject) => {
      const headers = { "accept-encoding": isCompressed ? "br" : "identity" };
      const request = get(url, { headers, timeout: 5000, agent: false }, (response) => {
        buffer(response).then((bytes) => {
          const body = response.headers["content-encoding"] === "br" ? brotliDecompressSync(bytes) : bytes;
          resolve({ status: response.statusCode ?? 0, body: body.toString("utf8") });
        }, reject);
      });
      request.on("error", reject);
      request.on("timeout", () => request.destroy(new Error("no answer within five seconds")));
    });
  } catch (error) {
    return { status: 0, body: String(error) };
  }
}
