import { captionsType, endingOf, fileTypes, knownEverywhere } from "../../../schema/file-types.ts";
import { markdownFile } from "../../../schema/site-files.ts";
import type { SiteFile } from "../files/site-file.ts";
import { hostSecurityPolicy } from "./page-policy.ts";

export type Headers = Readonly<Record<string, string>>;

/** The HTTP headers of a site's files. */
export interface HostHeaders {
  /** The site's path on its host, without a slash at its end. */
  base: string;
  all: Headers;
  /** `Cache-Control` of files with a hash in their name, and of all others. */
  hashed: string;
  other: string;
  /** Media types by ending: own formats, formats in pages that not every host knows, and an owner's files. */
  types: { readonly own: Headers; readonly shown: Headers; readonly offered: Headers };
  /** The files whose type not every host knows, by their addresses below the site's path. */
  typed: readonly (readonly [file: string, type: string])[];
}

const oneYear = 31_536_000;

/** Features that neither the pages nor the players in them use. */
const refusedFeatures =
  "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()";

const own: Headers = {
  txt: "text/plain; charset=utf-8",
  md: "text/markdown; charset=utf-8",
  vcf: "text/vcard; charset=utf-8",
  webmanifest: "application/manifest+json",
};

const shown: Headers = { vtt: captionsType, avif: "image/avif", webm: "video/webm" };

/** The headers of a site under `base`. `script` is every page's inline script; `files` are not pages. */
export function createHostHeaders(base: string, script: string, files: readonly SiteFile[]): HostHeaders {
  return {
    base,
    all: {
      "Content-Security-Policy": hostSecurityPolicy(script),
      // Without includeSubDomains: other sites under the owner's domain are not affected.
      "Strict-Transport-Security": `max-age=${2 * oneYear}`,
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Permissions-Policy": refusedFeatures,
      "Cross-Origin-Opener-Policy": "same-origin",
    },
    hashed: `public, max-age=${oneYear}, immutable`,
    other: "no-cache",
    types: { own, shown, offered: fileTypes },
    typed: files.flatMap(({ path }) => {
      // A rule for each page would be more than hosts take (Cloudflare Pages: 100), and they know this type.
      if (path.split("/").at(-1) === markdownFile) return [];
      const type = knownEverywhere.has(endingOf(path)) ? undefined : { ...fileTypes, ...own, ...shown }[endingOf(path)];
      return type === undefined ? [] : [[path.split("/").map(encodeURIComponent).join("/"), type] as const];
    }),
  };
}
