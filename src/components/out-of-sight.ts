import type { SystemStyleObject } from "@chakra-ui/react";

/** Room for the rings around what has the focus: what is left out may be clipped. */
export const roomForRings = { m: "-6px", p: "6px" } as const;

/** What browsers leave out of the layout while it is out of sight, and take to be so high until it has been seen. */
export function outOfSight(height: string): SystemStyleObject {
  return { contentVisibility: "auto", containIntrinsicBlockSize: `auto ${height}` };
}
