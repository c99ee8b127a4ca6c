import { ChakraProvider, createSystem, defaultConfig, type SystemContext } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { DesignName } from "../../../schema/designs/index.ts";
import { designs } from "../../../src/designs/designs.ts";
import { configsOf, DesignContext } from "../../../src/theme/theme.tsx";

const systems = new Map<DesignName, SystemContext>();

/**
 * Chakra's whole default system with the site's design upon it, as Chakra's documentation has one customise it: the
 * same views look the same.
 */
export function Look({ design, children }: { design: DesignName; children: ReactNode }) {
  const system = systems.get(design) ?? createSystem(defaultConfig, ...configsOf(designs[design]));
  systems.set(design, system);
  return (
    <ChakraProvider value={system}>
      <DesignContext value={designs[design]}>{children}</DesignContext>
    </ChakraProvider>
  );
}
