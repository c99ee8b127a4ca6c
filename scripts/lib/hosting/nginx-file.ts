import { chosenLanguage } from "../../../schema/resolve/address.ts";
import { filesFolder } from "../../../schema/site-files.ts";
import { groupBy } from "../../../schema/source/group-by.ts";
import type { Headers, HostHeaders } from "./host-headers.ts";
import type { LanguageMatch } from "./language-choice.ts";
import type { Redirect } from "./moves.ts";

/** Types that get a charset; nginx always includes HTML. JSON and SVG define their own encoding. */
const readable = "application/javascript text/javascript text/markdown text/plain text/vcard text/vtt text/xml";

const compressed = "application/javascript application/json image/svg+xml text/javascript text/markdown text/plain";

/** The file `nginx.conf`, for a `server` block with a `root`; only `location` blocks, so it repeats no directive. */
export function formatNginxFile(
  headers: HostHeaders,
  redirects: readonly Redirect[],
  claims: readonly LanguageMatch[],
): string {
  const { base, all, hashed, other, types } = headers;
  return `# Copy this to /etc/nginx/portfolio.conf, and include that in a server block whose root is the folder
# ${base === "" ? "of the site" : `that holds ${base}`}: those who may write into the site's folder should not configure the server.
#   server { listen 443 ssl; server_name …; root …; include /etc/nginx/portfolio.conf; }
# It changes with the application, with "movedFrom" of pages and with the site's languages: copy it then, and reload
# nginx. Other edits need none.

location ${base}/ {
${formatCommon(base, all)}
  add_header Cache-Control "${other}" always;
${formatTypes(types.own)}
}

# What the owner offers. Where nginx knew no type, a browser would be left to guess.
location ${base}/${filesFolder}/ {
${formatCommon(base, all)}
  add_header Cache-Control "${other}" always;
  default_type application/octet-stream;
  types {
${formatTypeMap(types.offered)}
  }
}

# Named by their bytes. What is not found is not to be kept, so this header goes with what is.
location ${base}/assets/ {
${formatCommon(base, all)}
  add_header Cache-Control "${hashed}";
${formatTypes(types.shown)}
}

${formatRedirects(redirects)}${formatChoice(headers, claims)}# What hosts read is not for visitors.
location ~ ^${base}/(?:_headers|_redirects|nginx\\.conf|vercel\\.json)$ {
  error_page 404 ${base}/404.html;
  return 404;
}
`;
}

function formatRedirects(redirects: readonly Redirect[]): string {
  if (redirects.length === 0) return "";
  const rules = redirects.map(({ from, to }) => `location = ${from} { absolute_redirect off; return 301 ${to}; }\n`);
  return `# Where pages stood before.\n${rules.join("")}\n`;
}

/** The weights of `Accept-Language` above 0 by tenths, the smallest first (RFC 9110, 12.4.2). */
const weights = [
  "0?\\.0[0-9]*[1-9]",
  ...Array.from({ length: 9 }, (_, index) => `0?\\.${index + 1}[0-9]*`),
  "1(?:\\.0*)?",
];

/**
 * Chooses the site's language with the highest weight in `Accept-Language`: each rule overrides those before it. A
 * `map` would be shorter, but isn't allowed in a server block.
 */
function formatChoice({ base, all, other }: HostHeaders, claims: readonly LanguageMatch[]): string {
  if (claims.length === 0) return "";
  const bare = [...new Set(claims.map(({ tag }) => tag.split("-", 1)[0]))].join("|");
  const asked = weights.map((weight, index) => {
    const said = `\\s*;\\s*q=${weight}`;
    const optional = index === weights.length - 1 ? `(?:${said})?` : said;
    return `  if ($http_accept_language ~* "(?:^|,)\\s*((?:${bare})(?:-[a-z0-9]+)*)${optional}\\s*(?:,|$)") { set $site_language $1; }\n`;
  });
  // Longer tags go first.
  const led = claims
    .toSorted((one, two) => two.tag.length - one.tag.length)
    .map(({ tag, home }) => {
      const then = home === undefined ? 'set $site_language "";' : `return 302 ${home};`;
      return `  if ($site_language ~* "^${tag}(?:-|$)") { ${then} }\n`;
    });
  return `# Visitors who come here are led to the language that their browser asks for, unless they have chosen this one.
location = ${base}/ {
${formatCommon(base, all)}
  add_header Cache-Control "${other}" always;
  add_header Vary "Accept-Language" always;
  set $site_language "";
${asked.join("")}  if ($arg_${chosenLanguage}) { set $site_language ""; }
${led.join("")}  rewrite ^ ${base}/index.html break;
}

`;
}

/** nginx adds the charset. */
const bare = (type: string) => type.split(";", 1)[0] ?? type;

function formatTypeMap(types: Headers): string {
  const endings = groupBy(Object.entries(types), ([, type]) => bare(type));
  return [...endings].map(([type, list]) => `    ${type} ${list.map(([ending]) => ending).join(" ")};`).join("\n");
}

/** A nested location inherits headers as long as it adds none. */
function formatTypes(types: Headers): string {
  return Object.entries(types)
    .map(([ending, type]) => `  location ~ \\.${ending}$ { default_type ${bare(type)}; }`)
    .join("\n");
}

/** A location that adds a header inherits none from the blocks around it, so each one has all headers. */
function formatCommon(base: string, headers: Headers): string {
  return [
    "index index.html;",
    `error_page 404 ${base}/404.html;`,
    // Behind a proxy, nginx's own address isn't the visitor's.
    "absolute_redirect off;",
    "charset utf-8;",
    `charset_types ${readable};`,
    "gzip on;",
    `gzip_types ${compressed};`,
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
  ]
    .map((line) => `  ${line}`)
    .join("\n");
}
