import { chakra, type SystemStyleObject } from "@chakra-ui/react";
import { Fragment, type ReactNode } from "react";
import { spaceForFocusRings, stack } from "../theme/recipes/patterns.ts";
import { deferRendering } from "./content-visibility.ts";

/** Items per part. Divisible by two, three and four, so that rows are complete in each of these layouts. */
const partSize = 48;

interface GridPartsProps<Item> {
  items: readonly Item[];
  render: (item: Item, index: number) => ReactNode;
  grid: SystemStyleObject;
  /** Custom properties that the grid's style needs. */
  style?: Record<string, string | number>;
  /** Additional styles of a part, which join it to the part before as one row to the next. */
  part?: SystemStyleObject;
  /** `most` columns; minimum width and gap in rem. */
  columns: { most: number; narrowest: number; gap: number };
  /** True if items can be hidden by a filter. They then stay in one grid, and each is skipped by itself. */
  isFilterable?: boolean;
  /** Estimated row height in rem; used for `contain-intrinsic-size`. */
  rowHeight: number;
}

/**
 * A grid. A long one is split into parts, and browsers skip rendering of parts out of sight: ten thousand items cost
 * little more than fifty. Search, focus, anchors and printing work as in a single grid.
 */
export function GridParts<Item>({
  items,
  render,
  grid,
  part: joint = {},
  style = {},
  columns,
  rowHeight,
  isFilterable = false,
}: GridPartsProps<Item>) {
  const children = items.map((item, index) => <Fragment key={index}>{render(item, index)}</Fragment>);
  if (items.length <= partSize || isFilterable) {
    const unseen = items.length > partSize && {
      [`& > :nth-child(n + ${partSize})`]: deferRendering(`${rowHeight}rem`),
    };
    return (
      <chakra.div css={unseen ? [grid, unseen] : grid} style={style}>
        {children}
      </chakra.div>
    );
  }
  const unseen = leaveOut(columns, rowHeight);
  return (
    <chakra.div css={stack("0")}>
      {Array.from({ length: Math.ceil(items.length / partSize) }, (_, index) => (
        <chakra.div
          key={index}
          css={[grid, unseen, joint]}
          style={{ ...style, "--items": Math.min(partSize, items.length - index * partSize) }}
        >
          {children.slice(index * partSize, (index + 1) * partSize)}
        </chakra.div>
      ))}
    </chakra.div>
  );
}

/** A skipped part has this estimated height until it has been rendered. Its content must not overflow. */
function leaveOut({ most, narrowest, gap }: GridPartsProps<unknown>["columns"], rowHeight: number): SystemStyleObject {
  const heights = Array.from({ length: most }, (_, index) => {
    const count = index + 1;
    // The page has gutters on both sides.
    const from = Math.round(((narrowest + gap) * count - gap) / 0.92);
    const height = deferRendering(`calc(var(--items) / ${count} * ${rowHeight}rem)`);
    return count === 1 ? height : { [`@media (min-width: ${from}rem)`]: height };
  });
  return { ...spaceForFocusRings, "&:not(:first-child)": Object.assign({}, ...heights) };
}
