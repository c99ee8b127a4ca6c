import { type Headers, type HostHeaders, listTypes } from "./host-headers.ts";

/** The file `vercel.json`, which Vercel reads at the root of the folder that is deployed. */
export function formatVercelFile({ base, all, hashed, other, types }: HostHeaders, files: readonly string[]): string {
  const file = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    // As on other hosts, a page is a folder.
    cleanUrls: false,
    trailingSlash: true,
    // No two rules speak of one header of a path: which of them would win is nobody's to guess.
    headers: [
      { source: `${base}/assets/(.*)`, headers: listHeaders({ ...all, "Cache-Control": hashed }) },
      { source: `${base}/((?!assets/).*)`, headers: listHeaders({ ...all, "Cache-Control": other }) },
      ...listTypes(types, files).map(([file, type]) => ({
        source: `${base}/${file}`,
        headers: listHeaders({ "Content-Type": type }),
      })),
    ],
  };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}

function listHeaders(headers: Headers): { key: string; value: string }[] {
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
}
