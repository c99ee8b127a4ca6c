import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { probeAsset } from "../content/probe-asset.ts";
import { RequestError, request } from "../network/request.ts";

/** The most bytes of a picture. */
const mostBytes = 15_000_000;

/** A picture's bytes, and the ending of its name by what is in them. */
export interface FetchedPicture {
  bytes: Uint8Array;
  ending: string;
}

/** Fetches a picture; what is none, or too large, or doesn't come, is a reason in words. */
export async function fetchPicture(address: string): Promise<FetchedPicture | { reason: string }> {
  try {
    const { status, bytes } = await request(address, { headers: { accept: "image/*" }, mostBytes, allowHttp: true });
    return status >= 200 && status < 300 ? await findEnding(bytes) : { reason: `its server answers ${status}` };
  } catch (error) {
    if (error instanceof RequestError) return { reason: `it ${error.reason}` };
    throw error;
  }
}

/** What is in a file says what it is; its name and its server may say otherwise. */
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
