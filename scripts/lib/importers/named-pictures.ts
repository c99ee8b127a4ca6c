import type { Entity } from "../../../schema/entities/index.ts";
import { webAddress } from "../../../schema/primitives.ts";
import type { Part } from "./json-resume/part.ts";
import type { Value } from "./tree/value.ts";

/** A picture that a source names by its address, and where it does. */
export interface NamedPicture {
  place: string;
  address: string;
}

/** Where a résumé names pictures: of the person, and of entries. */
const picturePath = /^basics\.(?:image|picture)$|^\w+\[[0-9]+\]\.image$/;

/** Whether a value of a résumé names a picture. */
export function isPicture(path: string): boolean {
  return picturePath.test(path);
}

/** The pictures of a résumé that are on the web. */
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

/** The names of pictures beside the content, by their addresses elsewhere. */
export type PictureNames = ReadonlyMap<string, string>;

/** Gives an entry its picture, where that lies beside the content: of a project above its words, of others as a sign. */
export function addPicture<E extends Entity>(entity: E, part: Part, names: PictureNames): E {
  const src = takePicture(part, names, "image");
  if (src === undefined) return entity;
  switch (entity.type) {
    case "project":
    case "achievement":
      // What it shows, nobody has said; the words beside it say what it is of.
      return { ...entity, image: { src, alt: "", decorative: true } };
    case "experience":
    case "education":
    case "activity":
      return { ...entity, logo: { src } };
    default:
      return entity;
  }
}

/** The person's photo. */
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
