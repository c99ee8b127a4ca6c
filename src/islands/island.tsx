import type { ComponentType, ReactNode } from "react";
import * as marks from "../marks.ts";
import type { TabSetProps } from "./tab-set.tsx";
import type { TypewriterProps } from "./typewriter.tsx";

/** What each island's component is given, beside its slots. */
export interface IslandMap {
  typewriter: TypewriterProps;
  "tab-set": TabSetProps;
}

export type IslandName = keyof IslandMap;

interface IslandProps<Props> {
  name: IslandName;
  component: ComponentType<Props & { slots: readonly ReactNode[] }>;
  /** Plain values: they stand in the page as JSON, for the browser to hydrate with. */
  props: Props;
  /** Content that the island moves about but does not own; it is never hydrated with it. */
  slots?: readonly ReactNode[];
}

/** A part of the page that has behaviour. In a prerendered page it alone is hydrated, when it is needed. */
export function Island<Props extends object>(island: IslandProps<Props>) {
  const { name, component: Component, props, slots = [], ...root } = island;
  return (
    <div {...root} {...{ [marks.island]: name, [marks.props]: JSON.stringify(props) }}>
      <Component
        {...props}
        slots={slots.map((slot, index) => (
          <div key={index} {...{ [marks.slot]: "" }}>
            {slot}
          </div>
        ))}
      />
    </div>
  );
}
