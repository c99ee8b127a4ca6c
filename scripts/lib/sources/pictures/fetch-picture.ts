import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nameSize } from "../../../../schema/messages/message.ts";
import { probeAsset } from "../../content/probe-asset.ts";

/** What a picture may cost: its size, the places that it may have moved to, and the time that all of it may take. */
const limits = { bytes: 15_000_000, moves: 5, milliseconds: 30_000 };

/** A picture's bytes, and the ending of its name by what is in them. */
export interface FetchedPicture {
  bytes: Uint8Array;
  ending: string;
}

/** Why a picture can't be had, for its owner to read. */
class FetchRefusal extends Error {}

/** Fetches a picture; what is none, or too large, or doesn't come, is a reason in words. */
export async function fetchPicture(address: string): Promise<FetchedPicture | { reason: string }> {
  try {
    const bytes = await fetchBytes(address, AbortSignal.timeout(limits.milliseconds));
    return { bytes, ending: await findEnding(bytes) };
  } catch (error) {
    if (error instanceof FetchRefusal) return { reason: error.message };
    const isLate = error instanceof Error && error.name === "TimeoutError";
    return {
      reason: isLate ? `it took more than ${limits.milliseconds / 1000} seconds` : "its server can't be reached",
    };
  }
}

async function fetchBytes(address: string, signal: AbortSignal): Promise<Uint8Array> {
  let url = address;
  for (let moves = 0; moves <= limits.moves; moves += 1) {
    if (!/^https?:$/.test(new URL(url).protocol)) throw new FetchRefusal("it has moved to what is no web address");
    const response = await fetch(url, { redirect: "manual", signal, headers: { accept: "image/*" } });
    const moved = response.status >= 300 && response.status < 400 ? response.headers.get("location") : null;
    if (moved === null) return readBody(response);
    await response.body?.cancel();
    if (!URL.canParse(moved, url)) throw new FetchRefusal("it has moved to what is no web address");
    url = new URL(moved, url).href;
  }
  throw new FetchRefusal(`it has moved more than ${limits.moves} times`);
}

/** The body as far as it may go: what a server says of its length is not believed. */
async function readBody({ ok, status, body }: Response): Promise<Uint8Array> {
  if (!ok) {
    await body?.cancel();
    throw new FetchRefusal(`its server answers ${status}`);
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    const part: Uint8Array = read.value;
    parts.push(part);
    size += part.length;
    if (size <= limits.bytes) continue;
    await reader?.cancel();
    throw new FetchRefusal(`it is larger than ${nameSize(limits.bytes)}`);
  }
  return Buffer.concat(parts);
}

/** What is in a file says what it is; its name and its server may say otherwise. */
async function findEnding(bytes: Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "picture-"));
  try {
    await writeFile(join(folder, "picture"), bytes);
    const { facts } = await probeAsset(folder, "picture");
    if (facts.status === "image") return facts.format === "jpeg" ? "jpg" : facts.format;
    throw new FetchRefusal(facts.status === "not-image" ? facts.reason : "what came is no picture");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
