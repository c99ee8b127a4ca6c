/** A point of a picture, from 0 to 1 of its width and height. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** The middle of a portrait's head and shoulders. */
export const portraitFocus: FocalPoint = { x: 0.5, y: 0.42 };

export function focalPoint(focus: string | FocalPoint): FocalPoint {
  if (typeof focus !== "string") return { x: focus.x, y: focus.y };
  const along = (first: string, last: string) => (focus.includes(first) ? 0 : focus.includes(last) ? 1 : 0.5);
  return { x: along("left", "right"), y: along("top", "bottom") };
}

type Size = Readonly<Record<"width" | "height", number>>;

/** CSS's `object-position` for a picture that covers a frame: the point is as near to the middle as the edges allow. */
export function coverPosition({ x, y }: FocalPoint, picture: Size, frame: Size): FocalPoint {
  const scale = Math.max(frame.width / picture.width, frame.height / picture.height);
  const along = (at: number, whole: number, seen: number) =>
    whole > seen ? Math.min(1, Math.max(0, (at * whole - seen / 2) / (whole - seen))) : at;
  return { x: along(x, picture.width * scale, frame.width), y: along(y, picture.height * scale, frame.height) };
}
