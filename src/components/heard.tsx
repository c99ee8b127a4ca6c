import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import type { ReactNode } from "react";
import * as marks from "../marks.ts";

/** Text for screen readers only. */
export function Heard({ children }: { children: ReactNode }) {
  return <VisuallyHidden {...{ [marks.heard]: "" }}>{children}</VisuallyHidden>;
}
