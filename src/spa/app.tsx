import { CacheProvider } from "@emotion/react";
import { useLayoutEffect, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Router } from "wouter";
import type { PageData } from "../../schema/resolve/page-data.ts";
import { syncControls } from "../behaviour/controls.ts";
import { startSmoothScroll } from "../behaviour/smooth-scroll.ts";
import { PageView } from "../shell/page-view.tsx";
import { browserCache } from "../theme/browser-cache.ts";
import { Theme } from "../theme/theme.tsx";
import { updateHead } from "./head.ts";

/** Goes to another page; rejects never: what it can't do, the browser does. */
type Navigate = (to: string, options?: { replace?: boolean }) => Promise<void>;

let current: PageData | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** wouter's location is the path of the page that is shown, which changes only once a page's data is there. */
function createLocationHook(navigate: Navigate) {
  return (): [string, Navigate] => [
    useSyncExternalStore(subscribe, () => current?.href ?? location.pathname),
    navigate,
  ];
}

function App({ usePageLocation }: { usePageLocation: ReturnType<typeof createLocationHook> }) {
  const page = useSyncExternalStore(subscribe, () => current);
  useLayoutEffect(syncControls);
  useLayoutEffect(startSmoothScroll, []);
  if (!page) return null;
  return (
    <CacheProvider value={browserCache}>
      <Theme>
        <Router hook={usePageLocation}>
          <PageView key={page.href} page={page} />
        </Router>
      </Theme>
    </CacheProvider>
  );
}

/** Shows a page, in the document that was prerendered for the first one. When it returns, the page stands. */
export function showPage(page: PageData, navigate: Navigate): void {
  const isFirst = current === undefined;
  current = page;
  updateHead(page);
  flushSync(() => {
    if (isFirst) {
      const root = createRoot(document.getElementById("_root") ?? document.body);
      root.render(<App usePageLocation={createLocationHook(navigate)} />);
    } else {
      for (const listener of listeners) listener();
    }
  });
}
