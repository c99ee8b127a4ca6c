import type { SystemStyleObject } from "@chakra-ui/react";

/** Skips rendering while out of sight. `height` is the estimated height until it has been rendered. */
export function deferRendering(height: string): SystemStyleObject {
  return { contentVisibility: "auto", containIntrinsicBlockSize: `auto ${height}` };
}
