import { type ReactNode, startTransition, useEffect, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import type { Text } from "../../../schema/text.ts";
import { ErrorBoundary } from "../../components/error-boundary.tsx";
import { textProps } from "../../components/text/text.tsx";
import * as marks from "../../marks.ts";
import { loadPage } from "../page-store.ts";

type RenderIsland<Props> = (props: Props, slots: readonly ReactNode[]) => ReactNode;

/** Brings one island of a prerendered page to life; resolves once it answers to events. */
export function hydrateIsland<Props>(element: HTMLElement, render: RenderIsland<Props>): Promise<Root> {
  const props: Props = JSON.parse(element.getAttribute(marks.props) ?? "{}");
  const slots = ownSlots(element).map((slot, index) => <HydratedSlot key={index} nodes={[...slot.childNodes]} />);
  return new Promise((resolve) => {
    // In slices, between which the browser answers the visitor.
    startTransition(() => {
      const root: Root = hydrateRoot(
        element,
        <>
          <ErrorBoundary renderError={(message) => <Failure message={message} />}>{render(props, slots)}</ErrorBoundary>
          <Announce onReady={() => resolve(root)} />
        </>,
      );
    });
  });
}

/** Without the design system, which an island may not need; its words come with the page's data, if they can be had. */
function Failure({ message }: { message: string }): ReactNode {
  const [title, setTitle] = useState<Text>("");
  useEffect(() => {
    loadPage(location.pathname).then(
      ({ shell }) => setTitle(shell.labels.errorTitle),
      () => {},
    );
  }, []);
  return (
    <section>
      {title !== "" && <h2 {...textProps(title)} />}
      <p>{message}</p>
    </section>
  );
}

function Announce({ onReady }: { onReady: () => void }): ReactNode {
  useEffect(() => onReady(), [onReady]);
  return null;
}

/** The slots of this island, not those of islands inside them. */
function ownSlots(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(`[${marks.slot}]`)].filter(
    (slot) => slot.parentElement?.closest(`[${marks.island}]`) === element,
  );
}

/** Markup that a policy against text becoming markup lets through: none at all. */
const noMarkup = typeof trustedTypes === "undefined" ? "" : trustedTypes.emptyHTML;

/** A prerendered slot: React keeps it and looks no further. If it makes the island anew, the same nodes move there. */
function HydratedSlot({ nodes }: { nodes: readonly ChildNode[] }) {
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
