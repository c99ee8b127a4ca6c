import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import type { ReactNode } from "react";
import * as dataAttributes from "../data-attributes.ts";

/** Text for screen readers only. */
export function HiddenText({ children }: { children: ReactNode }) {
  return <VisuallyHidden {...{ [dataAttributes.screenReaderOnly]: "" }}>{children}</VisuallyHidden>;
}
