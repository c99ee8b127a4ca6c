import { webAddress } from "../../../../schema/primitives.ts";
import type { Value } from "../tree/value.ts";

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
