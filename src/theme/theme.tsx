import { ChakraProvider } from "@chakra-ui/react";
import type { EmotionCache } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { ReactNode } from "react";
import { designSystem } from "./system.ts";

/** Gives everything in it the design system, whose style rules are put into `cache`. */
export function Theme({ cache, children }: { cache: EmotionCache; children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={designSystem()}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
