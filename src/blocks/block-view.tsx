import type { ComponentType } from "react";
import type { Block, BlockType } from "../../schema/blocks/index.ts";
import { ErrorBoundary } from "../components/error-boundary.tsx";
import { ErrorPage } from "../components/error-page.tsx";
import { views } from "./registry.ts";

/** Renders any block by the view of its type. */
export function BlockView<T extends BlockType>({ block }: { block: Block<T> }) {
  const View: ComponentType<{ block: Block<T> }> = views[block.type];
  return (
    <ErrorBoundary renderError={(message) => <ErrorPage level={2} message={message} />}>
      <View block={block} />
    </ErrorBoundary>
  );
}
