import {
  type Api,
  type ApiFailure,
  apiPath,
  type ChangedEvent,
  longestHeader,
  nameHeader,
  tokenHeader,
  tokenMeta,
} from "./protocol.ts";
import { reload } from "./reload.ts";

const meta = document.querySelector<HTMLMetaElement>(`meta[name="${tokenMeta}"]`);

/** The nonce that the page's policy allows for style elements. */
export const styleNonce = meta?.nonce;

/** True once the server has taken this page's token. */
let hasWorked = false;

/** An answer that isn't a result, or no answer: then `code` is "lost". */
export class ApiError extends Error {
  readonly code: ApiFailure["error"]["code"] | "lost";

  constructor(code: ApiError["code"], message: string) {
    super(message);
    this.code = code;
  }
}

async function post(name: string, body: BodyInit, headers: Record<string, string>): Promise<Response> {
  const init = { method: "POST", body, headers: { ...headers, [tokenHeader]: meta?.content ?? "" } };
  const response = await fetch(apiPath + name, init).catch(() => {
    throw new ApiError("lost", "The server doesn't answer.");
  });
  hasWorked ||= response.ok;
  if (response.ok) return response;
  const failure: ApiFailure | undefined = await response.json().catch(() => undefined);
  // Another start of `dev` has another token.
  const isOther = failure?.error.code === "forbidden";
  if (isOther && hasWorked) reload();
  const code = isOther ? "lost" : (failure?.error.code ?? "failed");
  throw new ApiError(code, failure?.error.message ?? response.statusText);
}

type JsonCall = Exclude<keyof Api, "asset" | "upload" | "events">;

export async function call<Name extends JsonCall>(
  name: Name,
  body: Api[Name]["request"],
): Promise<Api[Name]["answer"]> {
  const response = await post(name, JSON.stringify(body), { "content-type": "application/json" });
  return response.json();
}

/** @param longest the longest side, in pixels, that a picture is scaled down to */
export async function upload(file: Blob, name: string, longest?: number): Promise<Api["upload"]["answer"]> {
  const headers = {
    "content-type": "application/octet-stream",
    [nameHeader]: encodeURIComponent(name),
    ...(longest !== undefined && { [longestHeader]: String(longest) }),
  };
  return (await post("upload", file, headers)).json();
}

/** A file's bytes. @param longest the longest side, in pixels, that a picture is scaled down to */
export async function readAsset(path: string, longest?: number): Promise<Blob> {
  const body = JSON.stringify({ path, ...(longest !== undefined && { longest }) });
  return (await post("asset", body, { "content-type": "application/json" })).blob();
}

const thumbnails = new Map<string, Promise<string>>();

/** The address of a picture in this page, scaled down to a longest side in pixels. */
export function thumbnailOf(path: string, longest: number): Promise<string> {
  const key = `${longest} ${path}`;
  const made = thumbnails.get(key) ?? readAsset(path, longest).then((blob) => URL.createObjectURL(blob));
  thumbnails.set(key, made);
  return made;
}

/** Calls `use` with every event. Resolves when the server stops. */
export async function listen(use: (event: ChangedEvent) => void): Promise<void> {
  const { body } = await post("events", "{}", { "content-type": "application/json" });
  if (!body) return;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  // A server that is killed breaks the stream off, and one that stops ends it.
  const read = () => reader.read().catch(() => ({ done: true, value: undefined }) as const);
  for (let part = await read(); !part.done; part = await read()) {
    const lines = (rest + part.value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line.trim() !== "") use(JSON.parse(line));
  }
}
