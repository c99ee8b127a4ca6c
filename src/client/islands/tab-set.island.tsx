import { LocaleProvider } from "@chakra-ui/react/locale";
import type { ReactNode } from "react";
import { TabSet, type TabSetProps } from "../../islands/tab-set.tsx";
import { designSystem, Theme } from "../../theme/theme.tsx";

/** Tabs with the design system around them, over panels that stay as they were prerendered. */
export function render(props: TabSetProps, slots: readonly ReactNode[]) {
  return (
    <Theme>
      <LocaleProvider locale={document.documentElement.lang}>
        <TabSet {...props} slots={slots} />
      </LocaleProvider>
    </Theme>
  );
}

export const prepare = designSystem;
