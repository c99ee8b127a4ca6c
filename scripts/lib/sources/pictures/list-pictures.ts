import { webAddress } from "../../../../schema/primitives.ts";
import { childrenOf, type Field } from "../json-resume/reading.ts";

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

/** The pictures of a résumé that stand on the web. */
export function listPictures(resume: unknown, placeOf: (path: string) => string): NamedPicture[] {
  const sections = childrenOf({ path: "", value: resume });
  const entries = sections.flatMap((section) => (Array.isArray(section.value) ? childrenOf(section) : [section]));
  return entries.flatMap(childrenOf).flatMap(({ path, value }: Field) => {
    if (typeof value !== "string" || !isPicture(path) || !webAddress.safeParse(value).success) return [];
    return [{ place: placeOf(path), address: value }];
  });
}
