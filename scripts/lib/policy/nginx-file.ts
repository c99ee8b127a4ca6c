import type { Headers, HostHeaders } from "./host-headers.ts";

const compressed = ["application/javascript", "application/json", "image/svg+xml", "text/javascript"];

/**
 * The file `nginx.conf`: the site's part of a `server` block that has its `root`. All of it stands in `location`
 * blocks, so that it repeats no directive of the block that includes it.
 */
export function formatNginxFile({ base, all, hashed, other }: HostHeaders): string {
  return `# Include this in a server block whose root is the folder${base === "" ? " of the site" : ` that holds ${base}`}:
#   server { listen 443 ssl; server_name …; root …; include …/nginx.conf; }
# It changes with the application, not with the content: reload nginx when you have updated the application.

location ${base}/ {
${formatCommon(base, all)}
  add_header Cache-Control "${other}" always;
}

# Named by their bytes. What is not found is not to be kept, so this header goes with what is.
location ${base}/assets/ {
${formatCommon(base, all)}
  add_header Cache-Control "${hashed}";
}

# What hosts read is not for visitors.
location ~ ^${base}/(?:_headers|nginx\\.conf|vercel\\.json)$ {
  error_page 404 ${base}/404.html;
  return 404;
}
`;
}

/** A location that adds one header loses those of the blocks around it: each has them all. */
function formatCommon(base: string, headers: Headers): string {
  return [
    "index index.html;",
    `error_page 404 ${base}/404.html;`,
    // Behind a proxy, the address as nginx sees it is not the visitor's.
    "absolute_redirect off;",
    "charset utf-8;",
    "gzip on;",
    `gzip_types ${compressed.join(" ")};`,
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
  ]
    .map((line) => `  ${line}`)
    .join("\n");
}
