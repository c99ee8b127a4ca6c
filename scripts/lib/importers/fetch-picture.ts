import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { probeAsset } from "../content/probe-asset.ts";
import { RequestError, request } from "../network/request.ts";

/** Limit of a picture's size in bytes. */
const mostBytes = 15_000_000;

/** A picture's bytes and its file extension, which is found from the bytes. */
export interface FetchedPicture {
  bytes: Uint8Array;
  ending: string;
}

/** Fetches a picture. Returns a reason if the request fails, the file is too large or it is no picture. */
export async function fetchPicture(address: string): Promise<FetchedPicture | { reason: string }> {
  try {
    const { status, bytes } = await request(address, { headers: { accept: "image/*" }, mostBytes, allowHttp: true });
    return status >= 200 && status < 300 ? await findEnding(bytes) : { reason: `its server answers ${status}` };
  } catch (error) {
    if (error instanceof RequestError) return { reason: `it ${error.reason}` };
    throw error;
  }
}

/** Finds the format from the bytes, because a file name or a server may be wrong. */
async function findEnding(bytes: Uint8Array): Promise<FetchedPicture | { reason: string }> {
  const folder = await mkdtemp(join(tmpdir(), "picture-"));
  try {
    await writeFile(join(folder, "picture"), bytes);
    const { facts } = await probeAsset(folder, "picture");
    if (facts.status === "image") return { bytes, ending: facts.format === "jpeg" ? "jpg" : facts.format };
    if (facts.status === "too-large") return { reason: `it is too large: ${facts.reason}` };
    return { reason: facts.status === "not-image" ? facts.reason : "what came is no picture" };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
