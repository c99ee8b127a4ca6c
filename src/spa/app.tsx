import { CacheProvider } from "@emotion/react";
import { createContext, startTransition, useContext, useLayoutEffect } from "react";
import { createRoot, type Root } from "react-dom/client";
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

/** wouter's location is the path of the page that is shown, which changes only once a page's data is there. */
const Location = createContext<[string, Navigate]>(["", async () => {}]);
const usePageLocation = () => useContext(Location);

interface AppProps {
  page: PageData;
  navigate: Navigate;
  onShown: () => void;
}

function App({ page, navigate, onShown }: AppProps) {
  useLayoutEffect(() => {
    updateHead(page);
    syncControls();
    onShown();
  }, [page, onShown]);
  useLayoutEffect(startSmoothScroll, []);
  return (
    <CacheProvider value={browserCache}>
      <Theme>
        <Location.Provider value={[page.href, navigate]}>
          <Router hook={usePageLocation}>
            <PageView key={page.href} page={page} />
          </Router>
        </Location.Provider>
      </Theme>
    </CacheProvider>
  );
}

let root: Root | undefined;

/**
 * Shows a page in the document that was prerendered for the first one; resolves when it stands. It is rendered in
 * slices, the old page in its place until then, so that nothing the visitor does has to wait.
 */
export function showPage(page: PageData, navigate: Navigate): Promise<void> {
  return new Promise((resolve) => {
    startTransition(() => {
      root ??= createRoot(document.getElementById("_root") ?? document.body);
      root.render(<App page={page} navigate={navigate} onShown={resolve} />);
    });
  });
}
