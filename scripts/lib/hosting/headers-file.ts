import type { Headers, HostHeaders } from "./host-headers.ts";

/** Headers for paths that match a pattern: a path, or a prefix followed by `*`. */
export interface HeaderRule {
  pattern: string;
  headers: Headers;
}

/**
 * The file `_headers`, which Netlify and Cloudflare Pages read at the root of the published folder. If two rules set
 * the same header, these hosts send both values. So `Cache-Control` is set only for hashed files; for all others the
 * hosts themselves tell browsers to revalidate.
 */
export function formatHeadersFile({ base, all, hashed, typed }: HostHeaders): string {
  const rules: HeaderRule[] = [
    { pattern: `${base}/*`, headers: all },
    { pattern: `${base}/assets/*`, headers: { "Cache-Control": hashed } },
    // By full names: a missing file is answered with a page.
    ...typed.map(([file, type]) => ({ pattern: `${base}/${file}`, headers: { "Content-Type": type } })),
  ];
  const lines = rules.flatMap(({ pattern, headers }) => [
    `${pattern}\n`,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`),
  ]);
  return lines.join("");
}

/** Parses a `_headers` file. Throws an Error if a line is neither a pattern nor a header. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: { pattern: string; headers: Record<string, string> }[] = [];
  for (const line of text.split("\n")) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const [, name, value] = /^\s+([\w-]+):\s*(\S.*)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (line.startsWith("/")) rules.push({ pattern: line.trim(), headers: {} });
    else if (rule && name !== undefined && value !== undefined) rule.headers[name] = value;
    else throw new Error(`_headers: "${line}" is neither a path nor a header.`);
  }
  return rules;
}

export function headersFor(rules: readonly HeaderRule[], path: string): Headers {
  const matching = rules.filter(({ pattern }) =>
    pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}
