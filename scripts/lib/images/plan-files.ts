import type { ImageShape } from "../../../schema/pictures/picture.ts";
import { packageVersions } from "../files/package-versions.ts";
import type { SiteImage } from "./site-image.ts";

/** One file that is made of a picture; sizes are in pixels. */
export interface PlannedFile {
  format: "avif" | "webp" | "jpeg" | "png";
  width: number;
  height: number;
  /** Whether all frames of a moving picture are in it, and not the first alone. */
  isMoving?: true;
}

/** The files made of a picture, each format's from the narrowest to the widest. */
export interface FilePlan {
  /** In the order in which browsers should take them: the smallest bytes first. */
  sources: Record<"avif" | "webp", PlannedFile[]>;
  /** For what knows neither format; as large as the largest of the others. */
  fallback: PlannedFile;
  /** The picture that moves. */
  moving: PlannedFile | undefined;
}

interface Frame {
  /** The proportions of a frame that crops, evenly from both sides; without them a picture has its own. */
  ratio?: number;
  /** A frame crops no more than this part of a picture, and nothing of a drawing or of what is transparent. */
  mostLost?: number;
  /** Widths in pixels, from one to three for each CSS pixel of the places where it is shown. */
  widths: readonly [number, ...number[]];
  /** The most pixels of height, where places are lines. */
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
  // Whatever there are.
  screen: { widths: [960, 1600, 2400] },
  // 48 high, and at most 144 wide.
  logo: { widths: [48, 96, 144, 288, 432], height: 144 },
};

/** The widest file in which a picture moves: every frame of it has its price. */
const widestMoving = 800;

/** Whether a frame is to show all of a picture, because to fill it would cost too much of what there is to see. */
export function isShownWhole({ width, height, format, traits }: SiteImage, shape: ImageShape): boolean {
  const { ratio, mostLost } = frames[shape];
  if (ratio === undefined || mostLost === undefined) return false;
  const own = width / height / ratio;
  return format === "svg" || traits.isTransparent || 1 - Math.min(own, 1 / own) > mostLost;
}

/** Decides which files are made of a picture that is shown in a shape. Nothing is ever enlarged. */
export function planFiles(image: SiteImage, shape: ImageShape): FilePlan {
  const { ratio: cropped, widths, height = Number.POSITIVE_INFINITY } = frames[shape];
  const ratio = cropped === undefined || isShownWhole(image, shape) ? image.width / image.height : cropped;
  const largest = Math.min(image.width, image.height * ratio, Math.max(...widths), height * ratio);
  const most = Math.max(1, Math.round(largest));
  // A file hardly smaller than the largest saves nobody anything.
  const narrower = widths.filter((width) => width < most * 0.9);
  const file = (format: PlannedFile["format"], width: number): PlannedFile => {
    return { format, width, height: Math.max(1, Math.round(width / ratio)) };
  };
  const filesOf = (format: PlannedFile["format"]) => [...narrower, most].map((width) => file(format, width));
  return {
    sources: { avif: filesOf("avif"), webp: filesOf("webp") },
    fallback: file(image.traits.isTransparent ? "png" : "jpeg", most),
    moving: image.traits.isMoving ? { ...file("webp", Math.min(most, widestMoving)), isMoving: true } : undefined,
  };
}

/** How each format is encoded. More effort for AVIF takes eight times as long and saves a fiftieth of the bytes. */
export const settings = {
  avif: { quality: 50, effort: 2 },
  webp: { quality: 78, effort: 5 },
  jpeg: { quality: 80, mozjpeg: true },
  png: { palette: true, quality: 90 },
} as const;

/** Names everything but the picture itself that decides the bytes of its files; to be raised with each change of them. */
export const recipe = JSON.stringify(["2", settings, packageVersions["sharp"]]);
