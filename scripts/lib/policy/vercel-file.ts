import type { Headers, HostHeaders } from "./host-headers.ts";

/** The file `vercel.json`, which Vercel reads at the root of the folder that is deployed. */
export function formatVercelFile({ base, all, hashed, other }: HostHeaders): string {
  const file = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    // As on other hosts, a page is a folder.
    cleanUrls: false,
    trailingSlash: true,
    // The rules exclude each other: which of two would win is nobody's to guess.
    headers: [
      { source: `${base}/assets/(.*)`, headers: listHeaders({ ...all, "Cache-Control": hashed }) },
      { source: `${base}/((?!assets/).*)`, headers: listHeaders({ ...all, "Cache-Control": other }) },
    ],
  };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}

function listHeaders(headers: Headers): { key: string; value: string }[] {
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
}
