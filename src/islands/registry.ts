import type { TabSetProps } from "./tab-set.tsx";
import type { TypewriterProps } from "./typewriter.tsx";

/** What each island's component is given, beside its slots. */
export interface IslandMap {
  typewriter: TypewriterProps;
  "tab-set": TabSetProps;
}

export type IslandName = keyof IslandMap;
