import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { cacheFolder } from "../files/roots.ts";
import type { SiteFile } from "../files/site-file.ts";
import { cacheFile } from "../files/write-whole.ts";
import type { DecodedPicture } from "./encode-picture.ts";
import { type FilePlan, type PlannedFile, planFiles } from "./plan-files.ts";
import { assetPath, filePath, type ShowImage, type SiteImage, type SiteImages, showOriginal } from "./site-images.ts";

/** How a site shows its pictures, and which files they need for it: ask for these when all pages are resolved. */
export interface PictureCollector {
  show: ShowImage;
  files: () => SiteFile<Uint8Array>[];
}

const ownCache = join(cacheFolder, "images");

/** Shows pictures in the sizes and formats that screens need; makes the files of what is shown, if not in `cache`. */
export async function collectPictures(images: SiteImages, cache: string = ownCache): Promise<PictureCollector> {
  const transparent = await findTransparent(images);
  const drawings = new Set<SiteImage>();
  const photos = new Map<string, { image: SiteImage; plan: FilePlan }>();

  const show: ShowImage = (image, shape, base) => {
    // A drawing is sharp at any size. Pages show it in <img> alone, where browsers run no script of it.
    if (image.format === "svg") {
      drawings.add(image);
      return showOriginal(image, shape, base);
    }
    const plan = planFiles(image, shape, transparent.has(image) ? "png" : "jpeg");
    photos.set(`${assetPath(image)} ${shape}`, { image, plan });
    const { sources, fallback } = plan;
    const url = (file: PlannedFile) => `${base}/${filePath(image, file)}`;
    const srcset = (files: PlannedFile[]) => files.map((file) => `${url(file)} ${file.width}w`).join(", ");
    return {
      src: url(fallback),
      width: fallback.width,
      height: fallback.height,
      sources: [
        { type: "image/avif", srcset: srcset(sources.avif) },
        { type: "image/webp", srcset: srcset(sources.webp) },
      ],
    };
  };

  // The pixels of the picture whose files are being made: to keep those of all would fill the memory.
  let decoded: { plan: FilePlan; pixels: Promise<DecodedPicture> } | undefined;
  const encode = async (image: SiteImage, plan: FilePlan, file: PlannedFile) => {
    const { decodePicture, encodePicture } = await import("./encode-picture.ts");
    if (decoded?.plan !== plan) decoded = { plan, pixels: decodePicture(image.file, plan.fallback) };
    return encodePicture(await decoded.pixels, file);
  };
  const encodedFiles = (image: SiteImage, plan: FilePlan) =>
    [...plan.sources.avif, ...plan.sources.webp, plan.fallback].map((file) => {
      const kept = join(cache, `${image.digest}-${file.width}x${file.height}.${file.format}`);
      return { path: filePath(image, file), make: () => cacheFile(kept, () => encode(image, plan, file)) };
    });

  return {
    show,
    files: () => [
      ...[...drawings].map(originalFile),
      ...[...photos.values()].flatMap(({ image, plan }) => encodedFiles(image, plan)),
    ],
  };
}

/** Shows pictures from their own files, as the dev server does: nothing is encoded, CSS crops. */
export function originalPictures(images: SiteImages): PictureCollector {
  return { show: showOriginal, files: () => [...images.values()].map(originalFile) };
}

function originalFile(image: SiteImage): SiteFile<Uint8Array> {
  return { path: assetPath(image), make: () => readFile(image.file) };
}

async function findTransparent(images: SiteImages): Promise<Set<SiteImage>> {
  const photos = [...images.values()].filter(({ format }) => format !== "svg" && format !== "jpeg");
  if (photos.length === 0) return new Set();
  const { readAlpha } = await import("./encode-picture.ts");
  const hasAlpha = await Promise.all(photos.map(({ file }) => readAlpha(file)));
  return new Set(photos.filter((_, index) => hasAlpha[index]));
}
