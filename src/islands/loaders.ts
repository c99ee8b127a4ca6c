import type { ReactNode } from "react";
import type { IslandMap, IslandName } from "./registry.ts";

/** How an island comes to life in a prerendered page. */
interface IslandLoader<T extends IslandName> {
  /** What brings it to life: its coming into view, or the visitor's approach (pointer, focus, touch). */
  wake: "visible" | "approach";
  /** Fetches what renders it, with all that it needs around it. */
  load: () => Promise<{ render: (props: IslandMap[T], slots: readonly ReactNode[]) => ReactNode }>;
}

export const islandLoaders: { readonly [T in IslandName]: IslandLoader<T> } = {
  typewriter: { wake: "visible", load: () => import("./typewriter.island.tsx") },
  "tab-set": { wake: "approach", load: () => import("./tab-set.island.tsx") },
};
