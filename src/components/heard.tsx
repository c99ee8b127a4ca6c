import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import type { ReactNode } from "react";
import * as marks from "../marks.ts";

/** Words for those who hear a page, and don't see where they are on it. */
export function Heard({ children }: { children: ReactNode }) {
  return <VisuallyHidden {...{ [marks.heard]: "" }}>{children}</VisuallyHidden>;
}
