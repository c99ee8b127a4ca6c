import type { ReactNode } from "react";
import type { IslandMap, IslandName } from "../../islands/island.tsx";

interface IslandCode<T extends IslandName> {
  render: (props: IslandMap[T], slots: readonly ReactNode[]) => ReactNode;
  /** Makes what `render` would have to make first, once; a task of its own, so that none is long. */
  prepare?: () => void;
}

/** How an island comes to life in a prerendered page. */
interface IslandLoader<T extends IslandName> {
  /**
   * What brings it to life: its coming into view, or the visitor's approach (pointer, focus, touch). What waits for an
   * approach comes to life within a screen of the view, too, once the visitor is known to be there.
   */
  wake: "visible" | "approach";
  /** Fetches what renders it, with all that it needs around it. */
  load: () => Promise<IslandCode<T>>;
}

export const islandLoaders: { readonly [T in IslandName]: IslandLoader<T> } = {
  typewriter: { wake: "visible", load: () => import("./typewriter.island.tsx") },
  "tab-set": { wake: "approach", load: () => import("./tab-set.island.tsx") },
};
