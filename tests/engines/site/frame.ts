import type { Size } from "../drivers/driver.ts";

const framePath = "/_frame";

/** The address of a page that holds nothing but another one in a frame, for browsers whose windows can't be that small. */
export function frameAddress(url: string, { width, height }: Size): string {
  return `${new URL(framePath, url).href}?${new URLSearchParams({ url, width: String(width), height: String(height) })}`;
}

/** The page at such an address, or undefined for any other. */
export function framePage(address: URL): string | undefined {
  if (address.pathname !== framePath) return undefined;
  const [url, width, height] = ["url", "width", "height"].map((name) => address.searchParams.get(name));
  const frame = `<iframe src="${url}" style="border: 0; width: ${width}px; height: ${height}px"></iframe>`;
  return `<!doctype html><title>A small screen</title><body style="margin: 0">${frame}`;
}
