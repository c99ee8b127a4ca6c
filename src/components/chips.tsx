import type { Words } from "../../schema/words/tree.ts";
import { useStyle } from "../theme/use-styles.ts";
import { TextList } from "./text-list.tsx";

/** Short words side by side. */
export function Chips({ items }: { items: readonly Words[] }) {
  return <TextList items={items} css={useStyle("chips")} />;
}
