import { packageVersions } from "../files/package-versions.ts";

/** How each format is encoded. */
export const settings = {
  avif: { quality: 50, effort: 4 },
  webp: { quality: 78, effort: 5 },
  jpeg: { quality: 80, mozjpeg: true },
  png: { palette: true, quality: 90 },
} as const;

/** Names everything but the picture itself that decides the bytes of its files; to be raised with each change of them. */
export const recipe = JSON.stringify(["1", settings, packageVersions["sharp"]]);
