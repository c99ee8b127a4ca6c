/** A point of a picture, from 0 to 1 of its width and height. It is CSS's `object-position`. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** The face of a portrait, with the hair over it, is in the upper third. */
export const portraitFocus: FocalPoint = { x: 0.5, y: 0.2 };

export function focalPoint(focus: string | FocalPoint): FocalPoint {
  if (typeof focus !== "string") return { x: focus.x, y: focus.y };
  const along = (first: string, last: string) => (focus.includes(first) ? 0 : focus.includes(last) ? 1 : 0.5);
  return { x: along("left", "right"), y: along("top", "bottom") };
}
