import type { ImageShape } from "../../../schema/blocks/define/resolver.ts";
import { packageVersions } from "../files/hash-files.ts";

/** One file that is made of a picture; sizes are in pixels. */
export interface PlannedFile {
  format: "avif" | "webp" | "jpeg" | "png";
  width: number;
  height: number;
}

/** The files made of a picture, each format's from the narrowest to the widest. */
export interface FilePlan {
  /** In the order in which browsers should take them: the smallest bytes first. */
  sources: Record<"avif" | "webp", PlannedFile[]>;
  /** For what knows neither format; as large as the largest of the others. */
  fallback: PlannedFile;
}

/** Widths for frames of 144 to 320 CSS pixels (photos) and at most 576 (posters), with one to three pixels each. */
const shapes: Record<ImageShape, { ratio: number; widths: readonly [number, ...number[]] }> = {
  square: { ratio: 1, widths: [160, 320, 480, 640] },
  wide: { ratio: 16 / 9, widths: [384, 576, 768, 1152] },
};

/** Decides which files are made of a picture that is shown in a shape. Nothing is ever enlarged. */
export function planFiles(
  original: { width: number; height: number },
  shape: ImageShape,
  fallback: PlannedFile["format"],
): FilePlan {
  const { ratio, widths } = shapes[shape];
  const most = Math.max(1, Math.min(original.width, Math.round(original.height * ratio), Math.max(...widths)));
  // A file hardly smaller than the largest saves nobody anything.
  const narrower = widths.filter((width) => width < most * 0.9);
  const file = (format: PlannedFile["format"], width: number) => {
    return { format, width, height: Math.max(1, Math.round(width / ratio)) };
  };
  const filesOf = (format: PlannedFile["format"]) => [...narrower, most].map((width) => file(format, width));
  return {
    sources: { avif: filesOf("avif"), webp: filesOf("webp") },
    fallback: file(fallback, most),
  };
}

/** How each format is encoded. */
export const settings = {
  avif: { quality: 50, effort: 4 },
  webp: { quality: 78, effort: 5 },
  jpeg: { quality: 80, mozjpeg: true },
  png: { palette: true, quality: 90 },
} as const;

/** Names everything but the picture itself that decides the bytes of its files; to be raised with each change of them. */
export const recipe = JSON.stringify(["1", settings, packageVersions["sharp"]]);
