import { LocaleProvider } from "@chakra-ui/react/locale";
import type { ReactNode } from "react";
import { documentDesign, loadDesign } from "../../designs/load-design.ts";
import { TabSet, type TabSetProps } from "../../islands/tab-set.tsx";
import type { Design } from "../../theme/design.ts";
import { designSystem, Theme } from "../../theme/theme.tsx";

/** Fetched side by side with this. */
const loading = loadDesign(documentDesign());
let design: Design;

/** Tabs with the design system around them, over panels that stay as they were prerendered. */
export function render(props: TabSetProps, slots: readonly ReactNode[]) {
  return (
    <Theme design={design}>
      <LocaleProvider locale={document.documentElement.lang}>
        <TabSet {...props} slots={slots} />
      </LocaleProvider>
    </Theme>
  );
}

export async function prepare() {
  design = await loading;
  designSystem(design);
}
