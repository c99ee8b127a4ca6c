import { captionsType, endingOf, fileTypes, knownEverywhere } from "../../../schema/file-types.ts";
import type { SiteFile } from "../files/site-file.ts";
import { hostPolicy } from "./page-policy.ts";

export type Headers = Readonly<Record<string, string>>;

/** The headers of a site: what hosts are to send with its files. */
export interface HostHeaders {
  /** The site's path on its host, without a slash at its end. */
  base: string;
  /** With every answer. */
  all: Headers;
  /** What browsers may keep: files that are named by their bytes, and all others. */
  hashed: string;
  other: string;
  /** By endings, the types of the site's own formats and of what pages show that not every host knows, and of all that the owner may offer. */
  types: { readonly own: Headers; readonly shown: Headers; readonly offered: Headers };
  /** Each file whose type not every host knows, by its address under the site's path. */
  typed: readonly (readonly [file: string, type: string])[];
}

const oneYear = 31_536_000;

/** None of these is used, by the pages or by the players in them. */
const refusedFeatures =
  "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()";

const own: Headers = {
  txt: "text/plain; charset=utf-8",
  md: "text/markdown; charset=utf-8",
  vcf: "text/vcard; charset=utf-8",
  webmanifest: "application/manifest+json",
};

const shown: Headers = { vtt: captionsType, avif: "image/avif", webm: "video/webm" };

/** The headers for a site under `base`, whose pages all hold the inline script `script`; beside them it has `files`. */
export function createHostHeaders(base: string, script: string, files: readonly SiteFile[]): HostHeaders {
  return {
    base,
    all: {
      "Content-Security-Policy": hostPolicy(script),
      // Without its subdomains: what else stands under the owner's name is not this site's to decide.
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
      const type = knownEverywhere.has(endingOf(path)) ? undefined : { ...fileTypes, ...own, ...shown }[endingOf(path)];
      return type === undefined ? [] : [[path.split("/").map(encodeURIComponent).join("/"), type] as const];
    }),
  };
}
