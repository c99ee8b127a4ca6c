import { ChakraProvider } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { designSystem } from "./system.ts";

/** Gives everything in it the design system. */
export function Theme({ children }: { children: ReactNode }) {
  return <ChakraProvider value={designSystem()}>{children}</ChakraProvider>;
}
