import { readFile } from "node:fs/promises";
import type { ImageShape } from "../../../schema/pictures/picture.ts";
import { cacheOf } from "../files/cache.ts";
import type { SiteFile } from "../files/site-file.ts";
import type { DecodedPicture } from "./encode-picture.ts";
import { type FilePlan, type PlannedFile, planFiles } from "./plan-files.ts";
import type { ShowImage, SiteImage, SiteImages } from "./site-image.ts";
import { assetPath, describeTraits, nameFile, pictureFilePath, showOriginal } from "./site-images.ts";

/** Shows a site's pictures, and lists the files that they need. Call `files` after all pages are resolved. */
export interface PictureCollector {
  show: ShowImage;
  files: () => SiteFile<Uint8Array>[];
}

/** A picture in one of the shapes in which it is shown. */
interface ShownPhoto {
  image: SiteImage;
  shape: ImageShape;
  plan: FilePlan;
}

/** Shows pictures in the sizes and formats that screens need. Their files are encoded if they aren't in `cache`. */
export function collectPictures(cache = cacheOf("images")): PictureCollector {
  const drawings = new Set<SiteImage>();
  const photos = new Map<string, ShownPhoto>();

  const show: ShowImage = (image, shape, base, focus) => {
    // A drawing is sharp at any size. Pages show it only in <img>, where browsers don't run its scripts.
    if (image.format === "svg") {
      drawings.add(image);
      return showOriginal(image, shape, base, focus);
    }
    const plan = planFiles(image, shape, focus);
    photos.set(pictureFilePath(image, shape, plan.fallback), { image, shape, plan });
    const { sources, fallback, moving } = plan;
    const url = (file: PlannedFile) => `${base}/${pictureFilePath(image, shape, file)}`;
    const srcset = (files: PlannedFile[]) => files.map((file) => `${url(file)} ${file.width}w`).join(", ");
    return {
      src: url(fallback),
      width: fallback.width,
      height: fallback.height,
      sources: [
        { type: "image/avif", srcset: srcset(sources.avif) },
        { type: "image/webp", srcset: srcset(sources.webp) },
      ],
      ...describeTraits(image, shape, focus),
      ...(moving ? { moving: url(moving) } : {}),
    };
  };

  // The pixels of the picture that is being encoded: those of all pictures would fill the memory.
  let decoded: { plan: FilePlan; pixels: Promise<DecodedPicture> } | undefined;
  const encode = async (image: SiteImage, plan: FilePlan, file: PlannedFile) => {
    const { decodePicture, encodeMoving, encodePicture } = await import("./encode-picture.ts");
    if (file.isMoving) return encodeMoving(image.file, file);
    if (decoded?.plan !== plan) decoded = { plan, pixels: decodePicture(image.file, plan.fallback) };
    return encodePicture(await decoded.pixels, file);
  };
  const encodedFiles = ({ image, shape, plan }: ShownPhoto) =>
    [...plan.sources.avif, ...plan.sources.webp, plan.fallback, plan.moving ?? []].flat().map((file) => {
      const kept = `${image.digest}-${nameFile(shape, file)}.${file.format}`;
      return {
        path: pictureFilePath(image, shape, file),
        make: () => cache.keep(kept, () => encode(image, plan, file)),
      };
    });

  return {
    show,
    files: () => [...[...drawings].map(originalFile), ...[...photos.values()].flatMap(encodedFiles)],
  };
}

/** Shows original files, as the dev server does: nothing is encoded, and CSS crops. */
export function originalPictures(images: SiteImages): PictureCollector {
  return { show: showOriginal, files: () => [...images.values()].map(originalFile) };
}

function originalFile(image: SiteImage): SiteFile<Uint8Array> {
  return { path: assetPath(image), make: () => readFile(image.file) };
}
