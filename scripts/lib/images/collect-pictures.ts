import { join } from "node:path";
import type { ImageShape } from "../../../schema/blocks/define/resolver.ts";
import { cacheFolder } from "../files/roots.ts";
import { cachePath, fillCache } from "./fill-cache.ts";
import { type FilePlan, type PlannedFile, planFiles } from "./plan-files.ts";
import { assetPath, filePath, type ShowImage, type SiteImage, type SiteImages, showOriginal } from "./site-images.ts";

/** Names the files of each picture that a page shows, and then makes those and no others. */
export interface PictureCollector {
  show: ShowImage;
  /** The files of all that was shown: paths under the site's folder, and what to copy there. */
  files: () => Promise<{ path: string; source: string }[]>;
}

const ownCache = join(cacheFolder, "images");

/** Collects the pictures of one site. Nothing is encoded that stands in `cache` already. */
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
    photos.set(keyOf(image, shape), { image, plan });
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

  const files = async () => {
    const made = [...drawings].map((image) => ({ path: assetPath(image), source: image.file }));
    for (const { image, plan } of photos.values()) {
      await fillCache(cache, image, plan);
      for (const file of [...plan.sources.avif, ...plan.sources.webp, plan.fallback]) {
        made.push({ path: filePath(image, file), source: cachePath(cache, image, file) });
      }
    }
    return made;
  };

  return { show, files };
}

/** The pictures that may be transparent in places: JPEG can't be. */
async function findTransparent(images: SiteImages): Promise<Set<SiteImage>> {
  const photos = [...images.values()].filter(({ format }) => format !== "svg" && format !== "jpeg");
  if (photos.length === 0) return new Set();
  const { readAlpha } = await import("./encode-picture.ts");
  const hasAlpha = await Promise.all(photos.map(({ file }) => readAlpha(file)));
  return new Set(photos.filter((_, index) => hasAlpha[index]));
}

function keyOf(image: SiteImage, shape: ImageShape): string {
  return `${assetPath(image)} ${shape}`;
}
