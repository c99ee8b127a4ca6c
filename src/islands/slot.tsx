import type { ReactNode } from "react";

/** Content inside an island that the island does not own. */
export function Slot({ children }: { children: ReactNode }) {
  return <div data-slot="">{children}</div>;
}

/** The same as it stands in a prerendered page: React keeps it and looks no further. */
export function HydratedSlot({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what the page holds at this place already
  return <div data-slot="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
