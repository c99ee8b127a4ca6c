import type { Entity } from "../../../schema/entities/index.ts";
import { webAddress } from "../../../schema/primitives.ts";
import type { Part } from "./json-resume/part.ts";
import type { Value } from "./tree/value.ts";

/** A picture's address, and where the source names it. */
export interface NamedPicture {
  place: string;
  address: string;
}

/** Paths of pictures in a résumé: the person's and those of entries. */
const picturePath = /^basics\.(?:image|picture)$|^\w+\[[0-9]+\]\.image$/;

export function isPicture(path: string): boolean {
  return picturePath.test(path);
}

export function listPictures(resume: Value): NamedPicture[] {
  const entries = [...resume.fields].flatMap(([name, section]) => {
    if (!section.isList) return [{ path: name, entry: section }];
    return section.children.map((entry) => ({ path: `${name}[0]`, entry }));
  });
  return entries.flatMap(({ path, entry }) =>
    [...entry.fields].flatMap(([key, { content, place }]) => {
      const isAddress = typeof content === "string" && webAddress.safeParse(content).success;
      return isAddress && isPicture(`${path}.${key}`) ? [{ place, address: content }] : [];
    }),
  );
}

/** Picture files beside the content, by address. */
export type PictureNames = ReadonlyMap<string, string>;

/** Adds an entry's picture: an image (projects, achievements) or a logo (jobs, studies, activities). */
export function addPicture<E extends Entity>(entity: E, part: Part, names: PictureNames): E {
  const src = takePicture(part, names, "image");
  if (src === undefined) return entity;
  switch (entity.type) {
    case "project":
    case "achievement":
      // The picture has no description, and the text beside it names the entry.
      return { ...entity, image: { src, alt: "", decorative: true } };
    case "experience":
    case "education":
    case "activity":
      return { ...entity, logo: { src } };
    default:
      return entity;
  }
}

export function takePhoto(basics: Part, names: PictureNames) {
  const src = takePicture(basics, names, "image", "picture");
  return src === undefined ? undefined : { src, alt: "{name}", decorative: false };
}

function takePicture(part: Part, names: PictureNames, ...keys: readonly string[]): string | undefined {
  const key = keys.find((one) => names.has(part.peek(one) ?? ""));
  if (key === undefined) return undefined;
  const src = names.get(part.peek(key) ?? "");
  part.text(key);
  return src;
}
