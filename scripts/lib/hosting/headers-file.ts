import type { Headers, HostHeaders } from "./host-headers.ts";

/** Headers for the paths that a pattern names: a path, or with `*` at its end all that begin so. */
export interface HeaderRule {
  pattern: string;
  headers: Headers;
}

/**
 * The file `_headers`, which Netlify and Cloudflare Pages read at the root of what they publish. Where two rules
 * speak of one header, these hosts send both values: what browsers may keep is said of hashed files alone, and for
 * all others the hosts themselves say that browsers are to ask again.
 */
export function formatHeadersFile({ base, all, hashed, typed }: HostHeaders): string {
  const rules: HeaderRule[] = [
    { pattern: `${base}/*`, headers: all },
    { pattern: `${base}/assets/*`, headers: { "Cache-Control": hashed } },
    // By their full names: what answers for a file that is not there is a page.
    ...typed.map(([file, type]) => ({ pattern: `${base}/${file}`, headers: { "Content-Type": type } })),
  ];
  const lines = rules.flatMap(({ pattern, headers }) => [
    `${pattern}\n`,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`),
  ]);
  return lines.join("");
}

/** Reads a `_headers` file; throws an Error where a line is neither a pattern nor a header. */
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

/** The headers that rules give a path. */
export function headersFor(rules: readonly HeaderRule[], path: string): Headers {
  const matching = rules.filter(({ pattern }) =>
    pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}
