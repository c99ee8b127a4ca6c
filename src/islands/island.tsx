import type { ComponentType, ReactNode } from "react";
import * as marks from "../marks.ts";
import type { IslandName } from "./registry.ts";
import { Slot } from "./slot.tsx";

interface IslandProps<Props> {
  name: IslandName;
  component: ComponentType<Props & { slots: readonly ReactNode[] }>;
  /** Plain values: they stand in the page as JSON, for the browser to hydrate with. */
  props: Props;
  /** Content that the island moves about but does not own; it is never hydrated with it. */
  slots?: readonly ReactNode[];
}

/** A part of the page that has behaviour. In a prerendered page it alone is hydrated, when it is needed. */
export function Island<Props extends object>({ name, component: Component, props, slots = [] }: IslandProps<Props>) {
  return (
    <div {...{ [marks.island]: name, [marks.props]: JSON.stringify(props) }}>
      <Component {...props} slots={slots.map((slot, index) => <Slot key={index}>{slot}</Slot>)} />
    </div>
  );
}
