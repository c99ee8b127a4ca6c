import * as marks from "../../marks.ts";

/** Fetches what some pages alone have a use for; where it is lost, these are as they are without scripts. */
export function startOnDemand(): void {
  if (!document.querySelector(`[${marks.moving}]`)) return;
  void import("./moving-pictures.ts").then(
    ({ startMovingPictures }) => startMovingPictures(),
    () => {},
  );
}
