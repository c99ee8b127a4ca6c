import { coverPosition, type FocalPoint } from "../../../schema/pictures/focus.ts";
import type { ImageShape } from "../../../schema/pictures/picture.ts";
import { packageVersions } from "../files/package-versions.ts";
import type { SiteImage } from "./site-image.ts";

/** One file to make from a picture; sizes are in pixels. */
export interface PlannedFile {
  format: "avif" | "webp" | "jpeg" | "png";
  width: number;
  height: number;
  /** What stays in sight where the file is cropped; the middle if it is absent. */
  focus?: FocalPoint;
  /** True if the file has all frames of a moving picture, not only the first. */
  isMoving?: true;
}

/** The files to make from a picture, from the narrowest to the widest of each format. */
export interface FilePlan {
  /** In the order of the browsers' preference: the smallest bytes first. */
  sources: Record<"avif" | "webp", PlannedFile[]>;
  /** For browsers that support neither format; as large as the largest of the others. */
  fallback: PlannedFile;
  moving: PlannedFile | undefined;
}

interface Frame {
  /** The aspect ratio to crop to, evenly from both sides; without it, pictures keep their own. */
  ratio?: number;
  /** The largest fraction to crop. Beyond it, a picture is shown whole, as are drawings and transparent ones. */
  mostLost?: number;
  /** Widths in pixels, for screens with one to three pixels per CSS pixel. */
  widths: readonly [number, ...number[]];
  /** The largest height in pixels, for pictures in a line. */
  height?: number;
}

const frames: Record<ImageShape, Frame> = {
  // 144 to 320 CSS pixels.
  square: { ratio: 1, widths: [160, 320, 480, 640] },
  // At most 576.
  wide: { ratio: 16 / 9, widths: [384, 576, 768, 1152] },
  // 250 to 510: from four cards in a row to two.
  card: { ratio: 3 / 2, mostLost: 0.3, widths: [320, 480, 720, 1080] },
  // At most 576.
  text: { widths: [384, 576, 800, 1152] },
  // At most 1040.
  page: { widths: [480, 768, 1040, 1560, 2080] },
  // Any width.
  screen: { widths: [960, 1600, 2400] },
  // 48 high, and at most 144 wide.
  logo: { widths: [48, 96, 144, 288, 432], height: 144 },
};

/** The widest moving file in pixels: every frame adds bytes. */
const widestMoving = 800;

/**
 * True if a shape shows the whole picture, because cropping would lose too much of it. If the owner says what must stay
 * in sight, it is cropped.
 */
export function isShownWhole(
  { width, height, format, traits }: SiteImage,
  shape: ImageShape,
  focus: FocalPoint | undefined,
): boolean {
  const { ratio, mostLost } = frames[shape];
  if (ratio === undefined || mostLost === undefined) return false;
  const own = width / height / ratio;
  const losesMuch = focus === undefined && 1 - Math.min(own, 1 / own) > mostLost;
  return format === "svg" || traits.isTransparent || losesMuch;
}

/** CSS's `object-position` of a picture in the frame of a shape. */
export function positionIn(image: SiteImage, shape: ImageShape, focus: FocalPoint): FocalPoint {
  const { ratio } = frames[shape];
  return ratio === undefined ? focus : coverPosition(focus, image, { width: ratio, height: 1 });
}

/** Plans the files of a picture in a shape. Nothing is enlarged. */
export function planFiles(image: SiteImage, shape: ImageShape, focus?: FocalPoint): FilePlan {
  const { ratio: cropped, widths, height = Number.POSITIVE_INFINITY } = frames[shape];
  const ratio = cropped === undefined || isShownWhole(image, shape, focus) ? image.width / image.height : cropped;
  const crop = focus && ratio === cropped ? { focus } : {};
  const largest = Math.min(image.width, image.height * ratio, Math.max(...widths), height * ratio);
  const most = Math.max(1, Math.round(largest));
  // A file hardly smaller than the largest saves too little.
  const narrower = widths.filter((width) => width < most * 0.9);
  const file = (format: PlannedFile["format"], width: number): PlannedFile => {
    return { format, width, height: Math.max(1, Math.round(width / ratio)), ...crop };
  };
  const filesOf = (format: PlannedFile["format"]) => [...narrower, most].map((width) => file(format, width));
  return {
    sources: { avif: filesOf("avif"), webp: filesOf("webp") },
    fallback: file(image.traits.isTransparent ? "png" : "jpeg", most),
    moving: image.traits.isMoving ? { ...file("webp", Math.min(most, widestMoving)), isMoving: true } : undefined,
  };
}

/** Encoder settings. More effort for AVIF takes eight times as long and saves 2 % of the bytes. */
export const settings = {
  avif: { quality: 50, effort: 2 },
  webp: { quality: 78, effort: 5 },
  jpeg: { quality: 80, mozjpeg: true },
  png: { palette: true, quality: 90 },
} as const;

/** Everything but the picture that affects its files' bytes. Raise the number when the code changes them. */
export const recipe = JSON.stringify(["3", settings, packageVersions["sharp"]]);
