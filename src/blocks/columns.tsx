import { chakra } from "@chakra-ui/react";
import { type ReactNode, useContext } from "react";
import type { Block } from "../../schema/blocks/index.ts";
import { edgesContainer, shareWidth, useWidth, WidthProvider } from "../components/pictures/container-width.ts";
import { BlockNode, PartOfPage } from "../components/section.tsx";
import { useStyles } from "../theme/use-styles.ts";
import { Blocks } from "./blocks.tsx";

const shares = { narrow: 5, equal: 6, wide: 7 };

/** The gap between columns, and the window width from which they are side by side (the theme's `md`), in rem. */
const gap = 4;
const besideFrom = 56.25;

export function Columns({ block: { id, columns } }: { block: Block<"columns"> }) {
  const available = useWidth();
  const styles = useStyles("columns");
  const all = columns.reduce((sum, { width }) => sum + shares[width], 0);
  const template = columns.map(({ width }) => `minmax(0, ${shares[width]}fr)`).join(" ");
  return (
    <chakra.div id={id} css={styles.root} {...useContext(BlockNode)} style={{ "--columns": template }}>
      {columns.map((column, index) => (
        <Column key={index} share={column.width}>
          <WidthProvider
            value={shareWidth(available, besideFrom, shares[column.width] / all, gap * (columns.length - 1))}
          >
            <PartOfPage>
              <Blocks blocks={column.blocks} />
            </PartOfPage>
          </WidthProvider>
        </Column>
      ))}
    </chakra.div>
  );
}

function Column({ share, children }: { share: keyof typeof shares; children: ReactNode }) {
  return <chakra.div css={[useStyles("columns", { width: share }).column, edgesContainer]}>{children}</chakra.div>;
}
