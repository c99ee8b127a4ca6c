import type { ReactNode } from "react";
import * as marks from "../marks.ts";

/** Content inside an island that the island does not own. */
export function Slot({ children }: { children: ReactNode }) {
  return <div {...{ [marks.slot]: "" }}>{children}</div>;
}

/** Markup that a policy against text becoming markup lets through: none at all. */
const noMarkup = typeof trustedTypes === "undefined" ? "" : trustedTypes.emptyHTML;

/**
 * The same as it stands in a prerendered page: React keeps it and looks no further. Where React has to make the island
 * anew, because something has changed the page before, the very same nodes move into it.
 */
export function HydratedSlot({ nodes }: { nodes: readonly ChildNode[] }) {
  const keepNodes = (slot: HTMLElement | null) => {
    if (slot && nodes[0]?.parentNode !== slot) slot.replaceChildren(...nodes);
  };
  return (
    <div
      {...{ [marks.slot]: "" }}
      ref={keepNodes}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: by this React leaves alone what stands there
      dangerouslySetInnerHTML={{ __html: noMarkup }}
    />
  );
}
