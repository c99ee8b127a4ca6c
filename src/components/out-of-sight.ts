import type { SystemStyleObject } from "@chakra-ui/react";

/** Space for focus rings, because content that is skipped when out of sight may be clipped. */
export const roomForRings = { m: "-6px", p: "6px" } as const;

/** Skips rendering while out of sight. `height` is the estimated height until it has been rendered. */
export function outOfSight(height: string): SystemStyleObject {
  return { contentVisibility: "auto", containIntrinsicBlockSize: `auto ${height}` };
}
