import { chakra, type SystemStyleObject } from "@chakra-ui/react";
import { Fragment, type ReactNode } from "react";
import { stack } from "../theme/recipes/patterns.ts";
import { outOfSight, roomForRings } from "./out-of-sight.ts";

/** How many items stand in a part: whole rows, whether two, three or four stand side by side. */
const partSize = 48;

/** The items of a grid, and what of its look is known before it is laid out. */
interface GridPartsProps<Item> {
  items: readonly Item[];
  render: (item: Item) => ReactNode;
  grid: SystemStyleObject;
  /** The variables that its style asks for. */
  style?: Record<string, string | number>;
  /** What a part has beside the grid's look, so that one follows upon another as row upon row. */
  part?: SystemStyleObject;
  /** The most columns; how narrow one may be and what stands between them, in rem. */
  columns: { most: number; narrowest: number; gap: number };
  /** Whether items may be hidden from among the others: then they stay in one grid, and each is left out by itself. */
  isSifted?: boolean;
  /** About how high a row is, in rem. */
  rowHeight: number;
}

/**
 * A grid. Where it has many items, it is in parts, of which browsers leave out those that are out of sight: ten thousand
 * items cost little more to show than fifty. They are searched, focused, linked to and printed as if they were one.
 */
export function GridParts<Item>({
  items,
  render,
  grid,
  part: joint = {},
  style = {},
  columns,
  rowHeight,
  isSifted = false,
}: GridPartsProps<Item>) {
  const children = items.map((item, index) => <Fragment key={index}>{render(item)}</Fragment>);
  if (items.length <= partSize || isSifted) {
    const unseen = items.length > partSize && { [`& > :nth-child(n + ${partSize})`]: outOfSight(`${rowHeight}rem`) };
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

/** A part that is left out is taken to be about so high, until it has been seen; nothing in it stands out of it. */
function leaveOut({ most, narrowest, gap }: GridPartsProps<unknown>["columns"], rowHeight: number): SystemStyleObject {
  const heights = Array.from({ length: most }, (_, index) => {
    const count = index + 1;
    // The page has gutters on both sides.
    const from = Math.round(((narrowest + gap) * count - gap) / 0.92);
    const height = outOfSight(`calc(var(--items) / ${count} * ${rowHeight}rem)`);
    return count === 1 ? height : { [`@media (min-width: ${from}rem)`]: height };
  });
  return { ...roomForRings, "&:not(:first-child)": Object.assign({}, ...heights) };
}
